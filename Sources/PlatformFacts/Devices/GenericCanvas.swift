package import InterfaceTraits

/// Canvases that are not those of a device.
package enum GenericCanvas {
  /// Returns the canvas size of a cell of the size-class grid, in points.
  ///
  /// Compact is 400, any 600 and regular 800 on each axis, as in Xcode 6 and 7, according to the
  /// frames that variations store (confidence high for 600 × 600, medium for the others).
  package static func size(of cell: SizeClassGrid.Cell) -> LayoutSize {
    LayoutSize(width: extent(of: cell.width), height: extent(of: cell.height))
  }

  /// The number of pixels per point in a cell of the grid.
  package static let cellScale = 2.0

  /// The safe area of a cell of the grid, with a status bar and no home indicator, in points.
  package static let cellSafeArea = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)

  private static func extent(of sizeClass: SizeClass) -> Double {
    switch sizeClass {
    case .compact: 400
    case .any: 600
    case .regular: 800
    }
  }
}
