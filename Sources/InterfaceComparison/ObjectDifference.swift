/// The changes of one object: a view, a constraint or a segue.
public struct ObjectDifference: Hashable, Sendable {
  /// The object's id; for a removed object its former id.
  public let id: String
  /// The former id if it was different, or `nil`.
  public let oldID: String?
  /// The object's element in the document, such as `label`.
  public let element: String
  /// A text that identifies the object for people, or `nil` if there is none.
  public let label: String?
  /// The changes by kind, then in the order in which they were found.
  public let changes: [Change]

  /// Returns the object with other changes.
  package func with(_ changes: [Change]) -> ObjectDifference {
    ObjectDifference(id: id, oldID: oldID, element: element, label: label, changes: changes)
  }
}
