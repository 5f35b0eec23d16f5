/// What can become of an object between two layouts, in the order of reports.
public enum ChangeKind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// It is new.
  case added
  /// It is gone.
  case removed
  /// It lies elsewhere in what is around it, or in something else.
  case moved
  /// It has another width or height.
  case resized
  /// It is drawn before or behind other siblings.
  case order
  /// It says something else.
  case text
  /// Its texts have another font.
  case font
  /// One of its colours is another.
  case color
  /// It shows another image, or the image's file is another.
  case image
  /// It is hidden, or hidden no more, or lets through another share of what is behind it.
  case visibility
  /// Something else that the document says of it.
  case attribute
  /// A constraint comes or goes, or has another constant.
  case constraint
  /// A segue comes or goes, or leads elsewhere, or does something else.
  case segue
  /// Its constraints leave something open that they settled.
  case ambiguous
  /// Its constraints settle what they left open.
  case unambiguous = "no-longer-ambiguous"
  /// Constraints contradict each other that did not.
  case conflicting
  /// Constraints agree that did not.
  case unconflicting = "no-longer-conflicting"
  /// It lies outside of the canvas, and did not.
  case offScreen = "off-screen"
  /// It lies inside of the canvas, and did not.
  case onScreen = "no-longer-off-screen"
  /// Its text does not fit into it, and did.
  case cut
  /// Its text fits into it, and did not.
  case uncut = "no-longer-cut"

  /// Whether one comes before another in reports.
  public static func < (one: ChangeKind, other: ChangeKind) -> Bool {
    one.place < other.place
  }

  /// The place in the order of reports.
  private var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
