package import InterfaceTraits

/// A kind of screen: all devices that share an id in Interface Builder's `<device>`.
package struct Device: Hashable, Sendable {
  /// The id in documents, or one of our own where no document was seen (`isSeenInDocuments`).
  package let id: String
  /// What people call it, such as `4.7-inch`.
  package let name: String
  /// The products of this kind, such as `iPhone 8`; each may be used to look the device up.
  package let models: [String]
  /// Phone, tablet, television or Mac.
  package let idiom: TraitCollection.Idiom
  /// The screen in portrait, in points; a television's as it hangs on the wall.
  package let portraitSize: LayoutSize
  /// How many pixels a point has.
  package let scale: Double
  /// Whether there is a line for the home gesture instead of a button.
  package let hasHomeIndicator: Bool
  /// Whether the width is regular in landscape.
  package let isRegularInLandscape: Bool
  /// What the status bar, the notch and the home indicator cover in portrait, on the device itself, in points.
  package let portraitInsets: LayoutInsets
  /// The same in landscape.
  package let landscapeInsets: LayoutInsets
  /// The widths of windows beside other applications; nil for phones.
  package let windowWidths: WindowWidths?
  /// Whether the id was found in public documents.
  package let isSeenInDocuments: Bool
  /// The colours that the screens of the kind can show; nil where they differ, as between the iPhone 6s
  /// and the iPhone 7, and for a Mac and a television, whose screens are not their own.
  package let displayGamut: TraitCollection.DisplayGamut?
  /// The `subtype` of slots in asset catalogs that are for screens of this kind; nil for kinds that catalogs do
  /// not tell apart.
  package let assetSubtype: String?

  /// The screen in the given orientation, in points.
  package func size(_ orientation: Orientation) -> LayoutSize {
    orientation == .portrait || idiom == .tv
      ? portraitSize : LayoutSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The window in the given orientation, in points; the whole screen where there is no such
  /// window.
  package func size(_ orientation: Orientation, window: WindowLayout) -> LayoutSize {
    let screen = size(orientation)
    guard let width = windowWidths?.width(of: window, orientation: orientation) else {
      return screen
    }
    return LayoutSize(width: width, height: screen.height)
  }

  /// The size classes of a window.
  ///
  /// Apple's table; (docs/auto-layout.md, 'Variations'; https://developer.apple.com/design/human-interface-guidelines/layout).
  package func sizeClasses(
    _ orientation: Orientation, window: WindowLayout = .fullscreen
  ) -> SizeClassGrid.Cell {
    guard idiom == .phone else {
      let width = windowWidths?.width(of: window, orientation: orientation)
      let isRegular = width.map { $0 >= WindowWidths.leastRegularWidth } ?? true
      return SizeClassGrid.Cell(width: isRegular ? .regular : .compact, height: .regular)
    }
    return switch orientation {
    case .portrait: SizeClassGrid.Cell(width: .compact, height: .regular)
    case .landscape:
      SizeClassGrid.Cell(width: isRegularInLandscape ? .regular : .compact, height: .compact)
    }
  }

  /// The traits of a window.
  package func traits(
    _ orientation: Orientation, window: WindowLayout = .fullscreen
  ) -> TraitCollection {
    let cell = sizeClasses(orientation, window: window)
    var traits = TraitCollection(
      horizontalSizeClass: cell.width, verticalSizeClass: cell.height, userInterfaceIdiom: idiom,
      displayScale: scale)
    traits.displayGamut = displayGamut
    return traits
  }

  /// The device with the given id, or of which a product has the given name, whatever the case of
  /// their letters; nil when there is none.
  ///
  /// Xcode writes `iPad13_0rounded` beside `ipad12_9rounded`.
  package static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.id.lowercased() == wanted }
      ?? all.first { device in device.models.contains { $0.lowercased() == wanted } }
  }

  /// Whether both are the same kind of screen.
  package static func == (lhs: Device, rhs: Device) -> Bool { lhs.id == rhs.id }

  /// Feeds the id, which is unique.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
