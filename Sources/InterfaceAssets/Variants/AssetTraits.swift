package import InterfaceTraits

/// What the best variant of an asset depends on: an interface's traits and what else a device is.
///
/// What is unspecified counts as UIKit's default: light, normal contrast, left to right, sRGB and
/// two pixels per point. With an unspecified idiom universal variants come first, then a phone's,
/// then a tablet's.
package struct AssetTraits: Hashable, Sendable {
  /// The interface's traits.
  package var traits: TraitCollection
  /// The colours that the screen can show.
  package var displayGamut: DisplayGamut
  /// The kind of device within its idiom, as slots spell it, such as `retina4` or `736h`.
  package var subtype: String?
  /// The width of a watch's screen, in pixels.
  package var screenWidth: Int?
  /// The memory of the device, in GB; nil leaves variants for certain memory out.
  package var memory: Int?
  /// The graphics feature set, by its place in `SlotConditions.graphicsFeatureSets`; nil leaves
  /// variants for certain ones out.
  package var graphics: Int?
  /// The language; nil leaves localised variants out.
  package var locale: String?

  /// Creates the traits of an interface on a device; without a gamut that of the traits counts.
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

  /// How many pixels a point has.
  var displayScale: Double { traits.displayScale ?? 2 }

  /// The direction in which text runs.
  var layoutDirection: TraitCollection.LayoutDirection { traits.interfaceDirection }

  /// How well an idiom fits, greater being better; nil when it does not.
  func rank(of idiom: SlotConditions.Idiom) -> Int? {
    switch (traits.userInterfaceIdiom, idiom) {
    case (.mac, .mac), (nil, .universal): 3
    case (.phone, .iphone), (.pad, .ipad), (.tv, .tv), (.mac, .ipad), (nil, .iphone): 2
    case (_, .universal), (nil, .ipad): 1
    default: nil
    }
  }
}
