package import InterfaceTraits

/// The conditions of an asset's variant; a condition that is `nil`, empty or any always holds.
package struct SlotConditions: Hashable, Sendable {
  /// The kinds of devices that slots are for.
  package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case universal
    case iphone
    case ipad
    case mac
    case tv
    case watch
    case car
    case vision
    case reality
    case tvMarketing = "tv-marketing"
    case iosMarketing = "ios-marketing"
    case watchMarketing = "watch-marketing"
  }

  /// The appearances that slots are for.
  package enum Appearance: Hashable, Sendable {
    /// A light interface style.
    case light
    /// A dark interface style.
    case dark
    /// Increased contrast.
    case highContrast
    /// Normal contrast, for which catalogs have no word.
    case normalContrast
    /// Tinted home screens, which no interface has.
    case tinted
  }

  /// A range of a watch's screen widths, in pixels.
  package struct ScreenWidth: Hashable, Sendable {
    /// The minimum width.
    package var atLeast: Int
    /// The maximum width.
    package var atMost: Int
  }

  /// The kind of device, universal if the slot names none.
  package var idiom: Idiom = .universal
  /// The kind of device within its idiom, such as `retina4` or `736h`.
  package var subtype: String?
  /// The width of a watch's screen.
  package var screenWidth: ScreenWidth?
  /// The required appearances.
  package var appearances: [Appearance] = []
  /// The size class of the width.
  package var widthClass: SizeClass = .any
  /// The size class of the height.
  package var heightClass: SizeClass = .any
  /// The direction of text.
  package var layoutDirection: TraitCollection.LayoutDirection?
  /// The gamut of the display.
  package var displayGamut: DisplayGamut?
  /// The minimum memory of the device, in GB.
  package var memory: Int?
  /// The minimum graphics feature set, by its index in `graphicsFeatureSets`.
  package var graphics: Int?
  /// The language of a localized slot.
  package var locale: String?
  /// The required traits of a registered image that catalogs do not support.
  package var otherTraits: TraitCollection?
  /// Whether all conditions of the slot are known; a slot with an unknown condition never applies.
  package var areConditionsKnown = true

  /// The names of graphics feature sets, from lowest to highest.
  package static let graphicsFeatureSets = [
    "metal1v2", "metal2v2", "metal3v1", "metal3v2", "metal4v1", "metal5v1", "metal6v1",
    "metal7v1",
  ]

  /// Creates conditions that always hold.
  package init() {}
}
