package import InterfaceTraits

/// Where a variant of an asset applies; what is nil, empty or any applies everywhere.
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
    /// Light interfaces.
    case light
    /// Dark interfaces.
    case dark
    /// Interfaces with increased contrast.
    case highContrast
    /// Interfaces without increased contrast; catalogs have no word for them.
    case normalContrast
    /// Tinted home screens, which no interface has.
    case tinted
  }

  /// The width of a watch's screen in pixels, as slots compare with it.
  package struct ScreenWidth: Hashable, Sendable {
    /// The smallest width that belongs.
    package var atLeast: Int
    /// The greatest width that belongs.
    package var atMost: Int
  }

  /// The kind of device; universal where the slot names none.
  package var idiom: Idiom = .universal
  /// The kind of device within its idiom, such as `retina4` or `736h`.
  package var subtype: String?
  /// The width of a watch's screen.
  package var screenWidth: ScreenWidth?
  /// What the interface must look like; all of them must hold.
  package var appearances: [Appearance] = []
  /// The size class of the width.
  package var widthClass: SizeClass = .any
  /// The size class of the height.
  package var heightClass: SizeClass = .any
  /// The direction in which text runs.
  package var layoutDirection: TraitCollection.LayoutDirection?
  /// The colours that the screen can show.
  package var displayGamut: DisplayGamut?
  /// The least memory of the device, in GB.
  package var memory: Int?
  /// The least graphics feature set, by its place in `graphicsFeatureSets`.
  package var graphics: Int?
  /// The language of a localised slot.
  package var locale: String?
  /// Traits that catalogs have no word for, of an image that is registered for them; all must hold.
  package var otherTraits: TraitCollection?
  /// Whether everything that the slot states was understood; a slot with a condition that is not
  /// known never applies.
  package var isUnderstood = true

  /// The names of graphics feature sets, from the least to the greatest.
  package static let graphicsFeatureSets = [
    "metal1v2", "metal2v2", "metal3v1", "metal3v2", "metal4v1", "metal5v1", "metal6v1",
    "metal7v1",
  ]

  /// Creates conditions that hold everywhere.
  package init() {}
}
