/// What decides between the variants of an asset, in the order in which it decides.
///
/// The order is not published by Apple; it is the one that agrees with all catalogs seen, and with
/// what is known of `UIImageAsset`: idiom and scale work as documented, and a variant that states more of
/// what holds comes before one that states less.
package enum VariantCriterion: String, Hashable, Sendable, CaseIterable {
  /// The kind of device: its own before universal.
  case idiom
  /// The kind of device within its idiom, or the width of a watch's screen: stated before not.
  case device
  /// Style and contrast: both before the style before the contrast before neither.
  case appearance
  /// Size classes: both before the width before the height before neither.
  case sizeClass = "size class"
  /// The direction in which text runs: its own before not stated before the other, which is mirrored.
  case layoutDirection = "layout direction"
  /// The colours of the screen: the screen's own before not stated before the other.
  case displayGamut = "display gamut"
  /// The memory of the device: the most that it has.
  case memory
  /// The graphics of the device: the greatest feature set that it has.
  case graphics
  /// The language: stated before not.
  case locale
  /// Traits that catalogs do not know, of registered images: the more of them the better.
  case otherTraits = "other traits"
  /// Pixels per point: the screen's, then a vector without scale, then the next larger, then the
  /// largest smaller.
  case scale

  /// A set of criteria.
  package struct Mask: OptionSet, Hashable, Sendable {
    /// A bit for each criterion.
    package var rawValue: UInt16

    /// Creates a set from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The set with one criterion.
    package init(_ criterion: VariantCriterion) { rawValue = 1 << criterion.place }

    /// The criteria of the set in the order in which they decide.
    package var criteria: [VariantCriterion] {
      VariantCriterion.allCases.filter { contains(Mask($0)) }
    }
  }

  private var place: UInt16 {
    switch self {
    case .idiom: 0
    case .device: 1
    case .appearance: 2
    case .sizeClass: 3
    case .layoutDirection: 4
    case .displayGamut: 5
    case .memory: 6
    case .graphics: 7
    case .locale: 8
    case .otherTraits: 9
    case .scale: 10
    }
  }
}
