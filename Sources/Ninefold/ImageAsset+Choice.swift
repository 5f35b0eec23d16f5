import InterfaceAssets

extension ImageAsset {
  /// The criteria for choosing between variants, in the order in which they are compared.
  public enum Criterion: String, Hashable, Sendable, CaseIterable {
    /// The kind of device: the device's own before universal.
    case idiom
    /// The kind of device within its idiom: specified before unspecified.
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
    /// Traits that catalogs do not support, such as a text size: more matches before fewer.
    case otherTraits = "other traits"
    /// Pixels per point: the scale of the display, then a vector without a scale, then the next
    /// larger scale, then the largest smaller one.
    case scale

    init(_ criterion: VariantCriterion) {
      self =
        switch criterion {
        case .idiom: .idiom
        case .device: .device
        case .appearance: .appearance
        case .sizeClass: .sizeClass
        case .layoutDirection: .layoutDirection
        case .displayGamut: .displayGamut
        case .memory: .memory
        case .graphics: .graphics
        case .locale: .locale
        case .otherTraits: .otherTraits
        case .scale: .scale
        }
    }
  }

  /// The reason why a variant was chosen or rejected.
  public enum Verdict: Hashable, Sendable {
    /// It is the best variant.
    case chosen
    /// It has no file.
    case empty
    /// Its file is missing, and another variant has a file.
    case missing
    /// It has an unknown condition, so that it never applies.
    case unknownCondition
    /// It is for other traits, by these criteria in their order.
    case mismatched([Criterion])
    /// The chosen variant matches better by this criterion, the first in which the two differ.
    case outranked(Criterion)
    /// It matches as well as the chosen variant, which precedes it.
    case repeated

    init(_ verdict: VariantVerdict) {
      self =
        switch verdict {
        case .chosen: .chosen
        case .empty: .empty
        case .missing: .missing
        case .unknownCondition: .unknownCondition
        case .mismatched(let criteria): .mismatched(criteria.map { Criterion($0) })
        case .outranked(let criterion): .outranked(Criterion(criterion))
        case .repeated: .repeated
        }
    }
  }

  /// A variant and the verdict on it.
  ///
  /// ```swift
  /// let asset = ImageAsset(name: "Logo")
  /// for candidate in asset.choice(with: TraitCollection(displayScale: 3)).candidates {
  ///   if case .outranked(let criterion) = candidate.verdict { print(candidate.text, criterion) }
  /// }
  /// ```
  public struct Candidate: Sendable {
    /// The variant, or `nil` for an empty slot of a catalog.
    public let image: Image?
    /// The conditions of the variant, such as `iphone, dark, 2x`, or `any` if it has none.
    public let text: String
    /// The verdict on the variant.
    public let verdict: Verdict
  }

  /// The variant that best matches some traits, and the verdicts on all variants.
  ///
  /// ```swift
  /// let choice = ImageAsset(name: "Logo").choice(with: TraitCollection(userInterfaceIdiom: .pad))
  /// print(choice.image?.path ?? "nothing for a tablet", choice.candidates.count)
  /// ```
  public struct Choice: Sendable {
    /// All variants in the order of the catalog or of their registration.
    public let candidates: [Candidate]

    /// The chosen variant, or `nil` if none matches the traits.
    public var image: Image? { candidates.first { $0.verdict == .chosen }?.image }
  }
}
