import InterfaceModel
import InterfaceSource

/// An index of a document's objects by id, with their positions in the hierarchy.
struct ObjectIndex {
  /// An object of the document.
  struct Entry {
    var kind: ObjectKind
    /// The range of the start tag.
    var range: SourceRange
    /// The range of the id.
    var idRange: SourceRange
    /// The index of the scene (or of the xib's top-level object) that contains it.
    var scene: Int
    /// The index of a view among all views, or that of a guide's view, or `nil` for other objects.
    var viewIndex: Int?
    /// The index of a view, guide or controller in the graph's table, or of a constraint among all
    /// that may be in it, or `nil` for objects that cannot be in the graph.
    var number: Int?
    /// Whether the model stores the object only as an element.
    var isElement = false
    /// Whether other objects have the same id, so that references to it cannot be checked.
    var isAmbiguous = false
  }

  /// The first object with each id, to which references refer.
  private(set) var entries: [ObjectID: Entry] = [:]
  /// The id attributes of objects whose id belongs to an earlier object.
  private(set) var duplicates: [Attribute] = []
  /// For the index of each view, the index after its last descendant.
  var ends: [Int] = []

  subscript(id: ObjectID) -> Entry? { entries[id] }

  /// Adds an object; of two with the same id the one that begins earlier is used, except that an
  /// object that the model represents takes precedence over one that it stores as an element.
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

  /// Returns whether an object is the view with the given index or inside it, and `true` if that is
  /// unknown.
  func contains(_ owner: Int, _ entry: Entry) -> Bool {
    entry.isAmbiguous || entry.viewIndex.map { isInside(owner, $0) } ?? true
  }

  /// Returns whether an index is that of a view or of one inside it.
  func isInside(_ owner: Int, _ viewIndex: Int) -> Bool {
    owner <= viewIndex && viewIndex < ends[owner]
  }

  /// Returns the first object of a suitable kind whose id differs by one character.
  func nearest(
    to id: String, _ accepts: (ObjectKind) -> Bool
  ) -> (id: String, range: SourceRange)? {
    entries.filter { accepts($0.value.kind) && NearMiss.isNear(id, $0.key.text) }
      .min { $0.value.range.start < $1.value.range.start }
      .map { ($0.key.text, $0.value.idRange) }
  }
}
