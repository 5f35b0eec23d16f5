package import InterfaceSource

/// A rectangle without a view that constraints may name.
package struct LayoutGuide: Hashable, Sendable {
  /// What the rectangle is.
  package enum Kind: Hashable, Sendable {
    /// The part of the view that bars and the device's shape leave free.
    case safeArea
    /// The whole content of a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
    /// Where the keyboard is.
    case keyboard
    /// The height of what covers the top of a controller's view, before safe areas.
    case top
    /// The height of what covers the bottom of a controller's view, before safe areas.
    case bottom
    /// A kind that the vocabulary does not know; it is laid out like its owner.
    case other
  }

  /// The object's id.
  package var id: ObjectID
  /// What the rectangle is.
  package var kind: Kind
  /// The bytes of the start tag.
  package var range: SourceRange
  /// Every attribute as the document says it.
  package var attributes: Attributes

  package init(
    id: ObjectID, kind: Kind, range: SourceRange, attributes: Attributes = Attributes()
  ) {
    self.id = id
    self.kind = kind
    self.range = range
    self.attributes = attributes
  }
}
