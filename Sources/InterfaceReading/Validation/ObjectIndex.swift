import InterfaceModel
import InterfaceSource

/// The objects of a document by their ids, with their places in the hierarchy.
struct ObjectIndex {
  /// One object.
  struct Entry {
    var kind: ObjectKind
    /// The bytes of the start tag.
    var range: SourceRange
    /// The bytes of the id.
    var idRange: SourceRange
    /// The index of the scene (or of the xib's top-level object) that holds it.
    var scene: Int
    /// The place of a view in a count of all views, of a guide that of its view; nil for none.
    var place: Int?
    /// The index of a view, guide or controller in the graph's table, or of a constraint among all that
    /// may be in it; nil for what cannot be in it.
    var number: Int?
    /// Whether the model keeps the object as an element only.
    var isElement = false
    /// Whether other objects have the id too: what is said of them cannot be checked.
    var isAmbiguous = false
  }

  /// The first object of each id: references mean it.
  private(set) var entries: [ObjectID: Entry] = [:]
  /// The id attributes of objects whose id an earlier object has.
  private(set) var duplicates: [Attribute] = []
  /// For each place of a view the one after its last descendant.
  var ends: [Int] = []

  subscript(id: ObjectID) -> Entry? { entries[id] }

  /// Adds an object; of two with one id the one that begins earlier counts, but one that the model knows
  /// before one that it keeps as an element.
  mutating func add(_ entry: Entry, as id: ObjectID) {
    guard var first = entries.updateValue(entry, forKey: id) else { return }
    var second = entry
    if second.isElement == first.isElement
      ? second.range.start < first.range.start : first.isElement
    {
      swap(&first, &second)
    }
    first.isAmbiguous = true
    entries[id] = first
    duplicates.append(Attribute(name: .id, value: id.text, range: second.idRange))
  }

  /// Whether an object is the view with the given place or inside it; true when that is not known.
  func contains(_ owner: Int, _ entry: Entry) -> Bool {
    entry.isAmbiguous || entry.place.map { isInside(owner, $0) } ?? true
  }

  /// Whether a place is that of a view or of one inside it.
  func isInside(_ owner: Int, _ place: Int) -> Bool {
    owner <= place && place < ends[owner]
  }

  /// The first object of a fitting kind whose id differs by one character.
  func nearest(
    to id: String, _ accepts: (ObjectKind) -> Bool
  ) -> (id: String, range: SourceRange)? {
    entries.filter { accepts($0.value.kind) && NearMiss.isNear(id, $0.key.text) }
      .min { $0.value.range.start < $1.value.range.start }
      .map { ($0.key.text, $0.value.idRange) }
  }
}
