package import InterfaceSource
package import InterfaceTraits

/// A rectangle without a view, to which constraints may refer.
package struct LayoutGuide: Hashable, Sendable {
  /// The kind of a layout guide.
  package typealias Kind = LayoutGuideKind

  /// The object's id.
  package var id: ObjectID
  /// The kind of the guide.
  package var kind: Kind
  /// The range of the start tag.
  package var range: SourceRange
  /// The attributes as declared in the document.
  package var attributes: Attributes
  /// The child elements, such as the author's comments.
  package var extras: [Element]

  package init(
    id: ObjectID, kind: Kind, range: SourceRange, attributes: Attributes = Attributes(),
    extras: [Element] = []
  ) {
    self.id = id
    self.kind = kind
    self.range = range
    self.attributes = attributes
    self.extras = extras
  }
}
