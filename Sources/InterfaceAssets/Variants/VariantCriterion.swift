/// The criteria for choosing between the variants of an asset, in the order in which they are
/// compared.
///
/// Apple does not publish the order. This order agrees with all examined catalogs and the known
/// behavior of `UIImageAsset`: idiom and scale work as documented, and a variant with more
/// satisfied conditions precedes one with fewer.
package enum VariantCriterion: String, Hashable, Sendable, CaseIterable {
  /// The kind of device: the device's own before universal.
  case idiom
  /// The kind of device within its idiom, or the width of a watch's screen: specified before
  /// unspecified.
  case device
  /// Style and contrast: a match of both before the style before the contrast before neither.
  case appearance
  /// Size classes: a match of both before the width before the height before neither.
  case sizeClass = "size class"
  /// The text direction: its own before unspecified before the opposite, which is mirrored.
  case layoutDirection = "layout direction"
  /// The gamut of the display: its own before unspecified before the other.
  case displayGamut = "display gamut"
  /// The memory of the device: the highest value that it satisfies.
  case memory
  /// The graphics of the device: the highest feature set that it supports.
  case graphics
  /// The language: specified before unspecified.
  case locale
  /// Traits of registered images that catalogs do not support: more matches before fewer.
  case otherTraits = "other traits"
  /// Pixels per point: the scale of the display, then a vector without a scale, then the next
  /// larger scale, then the largest smaller one.
  case scale

  /// A set of criteria.
  package struct Mask: OptionSet, Hashable, Sendable {
    /// The bits, one for each criterion.
    package var rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates a set with one criterion.
    package init(_ criterion: VariantCriterion) { rawValue = 1 << criterion.bitIndex }

    /// The criteria of the set, in the order in which they are compared.
    package var criteria: [VariantCriterion] {
      VariantCriterion.allCases.filter { contains(Mask($0)) }
    }
  }

  private var bitIndex: UInt16 {
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
