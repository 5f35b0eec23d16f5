import InterfaceAssets

extension ImageAsset {
  /// What decides between variants, in the order in which it decides.
  public enum Criterion: String, Hashable, Sendable, CaseIterable {
    /// The kind of device: its own before universal.
    case idiom
    /// The kind of device within its idiom: stated before not.
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
    /// Traits that catalogs do not know, such as a text size: the more of them the better.
    case otherTraits = "other traits"
    /// Pixels per point: the screen's, then a vector without scale, then the next larger, then the
    /// largest smaller.
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

  /// What became of a variant.
  public enum Verdict: Hashable, Sendable {
    /// It is the best one.
    case chosen
    /// It has no file.
    case empty
    /// Its file is missing, and there is another variant whose file is not.
    case missing
    /// It states something that is not known, so that it never applies.
    case notUnderstood
    /// It is for other traits: by these criteria, in their order.
    case mismatched([Criterion])
    /// The chosen one fits better by this criterion, the first in which the two differ.
    case outranked(Criterion)
    /// It fits as well as the chosen one, which stands before it.
    case repeated

    init(_ verdict: VariantVerdict) {
      self =
        switch verdict {
        case .chosen: .chosen
        case .empty: .empty
        case .missing: .missing
        case .notUnderstood: .notUnderstood
        case .mismatched(let criteria): .mismatched(criteria.map { Criterion($0) })
        case .outranked(let criterion): .outranked(Criterion(criterion))
        case .repeated: .repeated
        }
    }
  }

  /// A variant with what became of it.
  ///
  /// ```swift
  /// let asset = ImageAsset(name: "Logo")
  /// for candidate in asset.choice(with: TraitCollection(displayScale: 3)).candidates {
  ///   if case .outranked(let criterion) = candidate.verdict { print(candidate.text, criterion) }
  /// }
  /// ```
  public struct Candidate: Sendable {
    /// The variant; nil for an empty slot of a catalog.
    public let image: Image?
    /// Where it applies, such as `iphone, dark, 2x`; `any` where it says nothing.
    public let text: String
    /// What became of it.
    public let verdict: Verdict
  }

  /// The variant that fits some traits best, with what became of all.
  ///
  /// ```swift
  /// let choice = ImageAsset(name: "Logo").choice(with: TraitCollection(userInterfaceIdiom: .pad))
  /// print(choice.image?.path ?? "nothing for a tablet", choice.candidates.count)
  /// ```
  public struct Choice: Sendable {
    /// All variants in the order of the catalog, or in which they were registered.
    public let candidates: [Candidate]

    /// The chosen variant; nil when none is for the traits.
    public var image: Image? { candidates.first { $0.verdict == .chosen }?.image }
  }
}
