package import InterfaceTraits

/// Canvases that belong to no device.
package enum GenericCanvas {
  /// The canvas of a cell of the size-class grid, in points.
  ///
  /// Compact 400, any 600, regular 800 on each axis: as Xcode 6 and 7 drew it; from the frames that
  /// variations store (confidence high for 600 × 600, medium for the others).
  package static func size(of cell: SizeClassGrid.Cell) -> LayoutSize {
    LayoutSize(width: extent(of: cell.width), height: extent(of: cell.height))
  }

  /// How many pixels a point has in a cell of the grid.
  package static let cellScale = 2.0

  /// The status bar in a cell of the grid, which has no home indicator, in points.
  package static let cellSafeArea = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)

  private static func extent(of sizeClass: SizeClass) -> Double {
    switch sizeClass {
    case .compact: 400
    case .any: 600
    case .regular: 800
    }
  }
}
