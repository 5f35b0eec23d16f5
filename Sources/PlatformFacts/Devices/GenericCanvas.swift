package import InterfaceTraits

/// Canvases that belong to no device.
package enum GenericCanvas {
  /// The canvas of a cell of the size-class grid, in points.
  ///
  /// Compact 400, any 600, regular 800 on each axis: as Xcode 6 and 7 drew it; from the frames that
  /// variations store (confidence high for 600 × 600, medium for the others).
  package static func size(of cell: SizeClassGrid.Cell) -> Size {
    Size(width: extent(of: cell.width), height: extent(of: cell.height))
  }

  /// How many pixels a point has in a cell of the grid.
  package static let cellScale = 2.0

  /// The status bar in a cell of the grid, which has no home indicator, in points.
  package static let cellSafeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  /// The canvas of a document without `<device>`, in points, in portrait.
  ///
  /// Measured on public documents (format section 7.3, layout rule 1): from Xcode 8 on a 4.7-inch
  /// phone; before, 600 × 600 with size classes, and otherwise what the simulated metrics say.
  /// - Parameters:
  ///   - toolsVersion: The version that saved the document.
  ///   - usesTraitCollections: What `useTraitCollections` says.
  ///   - isPad: Whether the target runtime is `iOS.CocoaTouch.iPad`.
  ///   - simulatedMetrics: The type of the simulated destination, such as `retina4`, or nil.
  /// - Returns: The canvas, in points.
  package static func sizeWithoutDevice(
    toolsVersion: ToolsVersion, usesTraitCollections: Bool, isPad: Bool,
    simulatedMetrics: String?
  ) -> Size {
    if isPad { return Size(width: 768, height: 1024) }
    if toolsVersion.number >= 11000 { return Size(width: 375, height: 667) }
    if usesTraitCollections { return Size(width: 600, height: 600) }
    return simulatedMetrics.flatMap(size(simulatedMetrics:)) ?? Size(width: 320, height: 480)
  }

  /// The canvas that a type of simulated screen metrics stands for, in points; nil for other text.
  package static func size(simulatedMetrics type: String) -> Size? {
    switch type {
    case "retina3_5", "retina3_5.fullscreen": Size(width: 320, height: 480)
    case "retina4", "retina4_0.fullscreen": Size(width: 320, height: 568)
    case "retina47", "retina4_7.fullscreen": Size(width: 375, height: 667)
    case "retina55", "retina5_5.fullscreen": Size(width: 414, height: 736)
    default: nil
    }
  }

  private static func extent(of sizeClass: SizeClass) -> Double {
    switch sizeClass {
    case .compact: 400
    case .any: 600
    case .regular: 800
    }
  }
}
