package import InterfaceTraits

/// The traits that the choice of an asset's variant depends on: those of an interface and further
/// properties of a device.
///
/// Unspecified traits count as UIKit's defaults: light, normal contrast, left to right, sRGB and
/// two pixels per point. If the idiom is unspecified, universal variants come first, then those for
/// phones, then those for tablets.
package struct AssetTraits: Hashable, Sendable {
  /// The traits of the interface.
  package var traits: TraitCollection
  /// The gamut of the display.
  package var displayGamut: DisplayGamut
  /// The kind of device within its idiom, as slots spell it, such as `retina4` or `736h`.
  package var subtype: String?
  /// The width of a watch's screen, in pixels.
  package var screenWidth: Int?
  /// The memory of the device, in GB, or `nil` to exclude variants with a memory condition.
  package var memory: Int?
  /// The graphics feature set, by its index in `SlotConditions.graphicsFeatureSets`, or `nil` to
  /// exclude variants with a graphics condition.
  package var graphics: Int?
  /// The language, or `nil` to exclude localized variants.
  package var locale: String?

  /// Creates the traits of an interface on a device, by default with the gamut of the traits.
  package init(
    _ traits: TraitCollection, displayGamut: DisplayGamut? = nil,
    subtype: String? = nil, screenWidth: Int? = nil, memory: Int? = nil, graphics: Int? = nil,
    locale: String? = nil
  ) {
    self.traits = traits
    self.displayGamut = displayGamut ?? (traits.displayGamut == .p3 ? .displayP3 : .sRGB)
    self.subtype = subtype
    self.screenWidth = screenWidth
    self.memory = memory
    self.graphics = graphics
    self.locale = locale
  }

  /// The number of pixels per point.
  var displayScale: Double { traits.displayScale ?? 2 }

  /// The direction of text.
  var layoutDirection: TraitCollection.LayoutDirection { traits.interfaceDirection }

  /// Returns the rank of an idiom's match, with higher values for better matches, or `nil` if it
  /// does not match.
  func rank(of idiom: SlotConditions.Idiom) -> Int? {
    switch (traits.userInterfaceIdiom, idiom) {
    case (.mac, .mac), (nil, .universal): 3
    case (.phone, .iphone), (.pad, .ipad), (.tv, .tv), (.mac, .ipad), (nil, .iphone): 2
    case (_, .universal), (nil, .ipad): 1
    default: nil
    }
  }
}
