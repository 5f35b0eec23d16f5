/// What became of one object: a view, a constraint or a segue.
public struct ObjectDifference: Hashable, Sendable {
  /// The object's id; of one that is gone, the id that it had.
  public let id: String
  /// The id that it had before, where that was another.
  public let oldID: String?
  /// What the object is, as the document names it, such as `label`.
  public let element: String
  /// A text by which people know the object; nil for none.
  public let label: String?
  /// The changes by kind, then in the order in which they were found.
  public let changes: [Change]
}
