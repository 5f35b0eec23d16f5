/// The kinds of changes of an object between two layouts, in the order of reports.
public enum ChangeKind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The object is new.
  case added
  /// The object no longer exists.
  case removed
  /// The object has another position in its superview, or another superview.
  case moved
  /// The object has another width or height.
  case resized
  /// The object is drawn before or behind other siblings.
  case order
  /// The object has another text.
  case text
  /// The object's texts have another font.
  case font
  /// One of the object's colors is different.
  case color
  /// The object shows another image, or the image's file has changed.
  case image
  /// The object is hidden, no longer hidden, or has another opacity.
  case visibility
  /// The object is drawn differently although nothing else has changed; only `verify` finds it.
  case appearance
  /// Another attribute of the object has changed.
  case attribute
  /// A constraint is new, no longer exists, or has another constant.
  case constraint
  /// A segue is new, no longer exists, or has another destination or effect.
  case segue
  /// The object's layout has become ambiguous.
  case ambiguous
  /// The object's layout is no longer ambiguous.
  case unambiguous = "no-longer-ambiguous"
  /// Constraints have become unsatisfiable.
  case conflicting
  /// Constraints are no longer unsatisfiable.
  case unconflicting = "no-longer-conflicting"
  /// The object is now outside the canvas.
  case offScreen = "off-screen"
  /// The object is no longer outside the canvas.
  case onScreen = "no-longer-off-screen"
  /// The object's text no longer fits.
  case cut
  /// The object's text now fits.
  case uncut = "no-longer-cut"

  /// Returns whether one kind precedes another in reports.
  public static func < (one: ChangeKind, other: ChangeKind) -> Bool {
    one.rank < other.rank
  }

  /// The position in the order of reports.
  private var rank: Int { Self.ranks[self] ?? 0 }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
