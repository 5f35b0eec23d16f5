package import InterfaceModel
package import InterfaceSource

/// Where each object of a document is, by id.
package struct DocumentIndex: Sendable {
  /// What an object is, as far as references care.
  package enum Kind: Hashable, Sendable {
    case view(ViewKind)
    case layoutGuide(LayoutGuide.Kind)
    case constraint
    case controller(Controller.Kind)
    case section
    case barItem
    case connection
    case exit
    case other
  }

  /// One object.
  package struct Entry: Hashable, Sendable {
    package var kind: Kind
    /// The bytes of the start tag.
    package var range: SourceRange
    /// The index of the scene (or of the xib's top-level object) that holds it.
    package var scene: Int

    package init(kind: Kind, range: SourceRange, scene: Int) {
      self.kind = kind
      self.range = range
      self.scene = scene
    }
  }

  /// The first object of each id, in document order.
  package var entries: [ObjectID: Entry] = [:]

  package init() {}

  package subscript(id: ObjectID) -> Entry? { entries[id] }
}
