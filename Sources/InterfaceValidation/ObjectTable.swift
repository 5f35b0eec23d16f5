import InterfaceModel
import InterfaceSource

/// The objects of a document with their places in the hierarchy.
struct ObjectTable {
  /// The first object of each id.
  var index = DocumentIndex()
  /// The ids in document order.
  var order: [ObjectID] = []
  /// Where each id is given: the bytes of the value.
  var idRanges: [ObjectID: SourceRange] = [:]
  /// The place of each view, and of each guide that of its view, in a count of all views.
  var positions: [ObjectID: Int] = [:]
  /// For each view of the count the place after its last descendant.
  var ends: [Int] = []
  /// The ids that several objects have: what is said of them cannot be checked.
  var ambiguous: Set<ObjectID> = []

  /// Whether an object is a view or is inside it; true when that is not known.
  func contains(_ owner: Int, _ id: ObjectID) -> Bool {
    guard let position = positions[id], !ambiguous.contains(id) else { return true }
    return owner <= position && position < ends[owner]
  }
}
