package import InterfaceTraits

/// A display of a foldable phone (`FoldableDisplayTable`).
package struct FoldableDisplay: Hashable, Sendable {
  /// The radii of the corners of a display, in points.
  package struct CornerRadii: Hashable, Sendable {
    /// The radius of the corners at the hinge in portrait, or of all corners.
    package let leading: Double
    /// The radius of the other corners.
    package let trailing: Double
  }

  /// Whether both size classes are regular, in any orientation.
  package let isRegular: Bool
  /// The region of the status bar's content in portrait, in points.
  package let portraitStatus: LayoutRect
  /// The region of the status bar's content in landscape, in points.
  package let landscapeStatus: LayoutRect
  /// The frame of the camera in portrait, in points, or `nil` if it is unknown.
  package let camera: LayoutRect?
  /// The radii of the corners.
  package let cornerRadii: CornerRadii
  /// The region along the long side that the fold takes while the phone is partly folded, in points,
  /// or `nil` for a display that does not fold.
  package let fold: Range<Double>?

  /// Whether the display ignores the orientations that an app supports: the inner one does
  /// (https://github.com/mirzaaghazadeh/iphone-duo-skills; confidence medium).
  package var ignoresAppOrientations: Bool { fold != nil }

  /// Returns the region of the status bar's content, in points.
  package func status(_ orientation: Orientation) -> LayoutRect {
    orientation == .portrait ? portraitStatus : landscapeStatus
  }
}

/// A posture of a partly folded phone.
package enum FoldedPosture: String, Hashable, Sendable, CaseIterable {
  /// Partly folded like a book, in landscape: the fold is vertical.
  case book
  /// Partly folded on a table, in portrait: the fold is horizontal.
  case tabletop

  /// The orientation of the display.
  package var orientation: Orientation { self == .book ? .landscape : .portrait }

  /// Creates the posture of a phone that is partly folded in an orientation.
  package init(_ orientation: Orientation) {
    self = orientation == .landscape ? .book : .tabletop
  }
}

/// The arrangement of bars on a foldable phone.
package enum FoldableBars: Hashable, Sendable {
  /// In a strip at the left edge.
  case left
  /// In a strip at the right edge.
  case right
  /// At the top and bottom, as on other phones.
  case horizontal

  /// Whether the bars are vertical.
  package var isVertical: Bool { self != .horizontal }

  /// Creates the arrangement in an area with insets: bars are vertical where the insets of the
  /// screen's shape leave a strip at one side.
  package init(safeArea: LayoutInsets) {
    let width = BarTable.verticalBarWidth
    self = safeArea.right >= width ? .right : safeArea.left >= width ? .left : .horizontal
  }
}

extension Device {
  /// The properties of a foldable phone's display, or `nil` for other devices.
  package var foldable: FoldableDisplay? { FoldableDisplayTable.displays[id] }

  /// The displays of the same product: both of a foldable phone, or only this one.
  package var displays: [Device] {
    foldable == nil ? [self] : Device.all.filter { $0.foldable != nil }
  }

  /// Returns the region of the fold on the whole screen while the device is partly folded, in
  /// points, or `nil` for a device that does not fold.
  package func fold(_ orientation: Orientation) -> LayoutRect? {
    guard let fold = foldable?.fold else { return nil }
    let size = size(orientation)
    let thickness = fold.upperBound - fold.lowerBound
    return orientation == .landscape
      ? LayoutRect(x: fold.lowerBound, y: 0, width: thickness, height: size.height)
      : LayoutRect(x: 0, y: fold.lowerBound, width: size.width, height: thickness)
  }
}

/// The screen of a foldable phone in an orientation.
package struct FoldableWindow: Hashable, Sendable {
  /// The display.
  package let display: FoldableDisplay
  /// The orientation of the display.
  package let orientation: Orientation

  package init(display: FoldableDisplay, orientation: Orientation) {
    self.display = display
    self.orientation = orientation
  }

  /// The region of the status bar's content, in points.
  package var status: LayoutRect { display.status(orientation) }
}
