package import InterfaceTraits

/// A kind of screen, shared by all devices with the same id in Interface Builder's `<device>`.
package struct Device: Hashable, Sendable {
  /// The id in documents, or our own if no document with the device is known (`occursInDocuments`).
  package let id: String
  /// The display name, such as `4.7-inch`.
  package let name: String
  /// The idiom: phone, tablet, television or Mac.
  package let idiom: TraitCollection.Idiom
  /// The size of the screen in portrait, in points; that of a television is its only orientation.
  package let portraitSize: LayoutSize
  /// The number of pixels per point.
  package let scale: Double
  /// Whether there is a home indicator instead of a home button.
  package let hasHomeIndicator: Bool
  /// Whether the width is regular in landscape.
  package let isRegularInLandscape: Bool
  /// The insets that the status bar, the notch and the home indicator cover in portrait on the
  /// device itself, in points.
  package let portraitInsets: LayoutInsets
  /// The covered insets in landscape, in points.
  package let landscapeInsets: LayoutInsets
  /// The widths of windows next to other apps, or `nil` for phones.
  package let windowWidths: WindowWidths?
  /// Whether the id was found in public documents.
  package let occursInDocuments: Bool
  /// The `subtype` of asset catalog slots for screens of this kind, or `nil` for kinds that
  /// catalogs do not distinguish.
  package let assetSubtype: String?
  /// Whether Display Zoom enlarges the interface (`zoomed`).
  package internal(set) var isZoomed = false

  /// The products with such a screen, oldest first; none for a Mac and a television.
  package var products: [DeviceProduct] { DeviceProductTable.products[id] ?? [] }

  /// The product names, such as `iPhone 8`.
  package var models: [String] { products.isEmpty ? [name] : products.map(\.name) }

  /// The display gamut, or `nil` if it differs between products of the kind, as between the iPhone
  /// 6s and the iPhone 7, and for a Mac and a television, which use external displays.
  package var displayGamut: TraitCollection.DisplayGamut? {
    let gamuts = Set(products.map(\.displayGamut))
    return gamuts.count == 1 ? gamuts.first : nil
  }

  /// Returns whether one of its products ran a version of the system.
  package func ran(_ system: SystemVersion) -> Bool {
    products.isEmpty || products.contains { $0.ran(system) }
  }

  /// Returns the size of the screen in the given orientation, in points.
  package func size(_ orientation: Orientation) -> LayoutSize {
    orientation == .portrait || idiom == .tv
      ? portraitSize : LayoutSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// Returns the size of a window in the given orientation, in points, or that of the whole screen
  /// if there is no such window.
  package func size(_ orientation: Orientation, window: WindowLayout) -> LayoutSize {
    let screen = size(orientation)
    guard let width = windowWidths?.width(of: window, orientation: orientation) else {
      return screen
    }
    return LayoutSize(width: width, height: screen.height)
  }

  /// Returns the size classes of a window.
  ///
  /// Source: Apple's table (docs/internals/auto-layout.md, 'Variations';
  /// https://developer.apple.com/design/human-interface-guidelines/layout).
  package func sizeClasses(
    _ orientation: Orientation, window: WindowLayout = .fullscreen
  ) -> SizeClassGrid.Cell {
    if foldable?.isRegular == true {
      return SizeClassGrid.Cell(width: .regular, height: .regular)
    }
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

  /// Returns the traits of a window.
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

  /// Returns the device with the given id or product name, ignoring case, or `nil` if there is
  /// none.
  ///
  /// Xcode writes both `iPad13_0rounded` and `ipad12_9rounded`.
  package static func named(_ name: String) -> Device? {
    let lowercasedName = name.lowercased()
    return all.first { $0.id.lowercased() == lowercasedName }
      ?? all.first { $0.product(named: name) != nil || $0.name.lowercased() == lowercasedName }
  }

  /// Returns the product with a name, ignoring case, or `nil` if no product of the kind has it.
  package func product(named name: String) -> DeviceProduct? {
    products.first { $0.isCalled(name) }
  }

  /// Whether both are the same kind of screen with the same Display Zoom.
  package static func == (lhs: Device, rhs: Device) -> Bool {
    lhs.id == rhs.id && lhs.isZoomed == rhs.isZoomed
  }

  /// Hashes the id, which only the same screen with Display Zoom shares.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
