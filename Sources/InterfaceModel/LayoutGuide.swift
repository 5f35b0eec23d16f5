package import InterfaceSource
package import InterfaceTraits

/// A rectangle without a view that constraints may name.
package struct LayoutGuide: Hashable, Sendable {
  /// What the rectangle is.
  package typealias Kind = LayoutGuideKind

  /// The object's id.
  package var id: ObjectID
  /// What the rectangle is.
  package var kind: Kind
  /// The bytes of the start tag.
  package var range: SourceRange
  /// Every attribute as the document says it.
  package var attributes: Attributes
  /// What stands inside, such as the author's comments.
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
