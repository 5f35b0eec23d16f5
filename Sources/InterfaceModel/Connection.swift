package import InterfaceSource
package import InterfaceTraits

/// A link from one object to another.
package struct Connection: Hashable, Sendable {
  /// What a link is.
  package enum Kind: Hashable, Sendable {
    /// A property that holds the destination.
    case outlet(property: String)
    /// A property that holds several destinations, of which this is one.
    case outletCollection(property: String)
    /// A message that the destination receives.
    case action(selector: String, eventType: String?)
    /// A way from scene to scene.
    case segue(Segue)
  }

  /// The object's id.
  package var id: ObjectID?
  /// What the link is.
  package var kind: Kind
  /// Where it leads; nil for a segue that only refines another.
  package var destination: ObjectID?
  /// Every attribute as the document says it.
  package var attributes: Attributes
  /// The bytes of the start tag.
  package var range: SourceRange
  /// What stands inside.
  package var children: [Element]

  package init(
    id: ObjectID?, kind: Kind, destination: ObjectID?, attributes: Attributes, range: SourceRange,
    children: [Element]
  ) {
    self.id = id
    self.kind = kind
    self.destination = destination
    self.attributes = attributes
    self.range = range
    self.children = children
  }

  /// The segue that the link is; nil for other links.
  package var segue: Segue? {
    if case .segue(let segue) = kind { segue } else { nil }
  }
}

/// What a way from scene to scene does.
package struct Segue: Hashable, Sendable {
  /// What a segue does.
  package typealias Kind = SegueKind

  /// What the segue does.
  package var kind: Kind
  /// The name that code finds it by.
  package var identifier: String?
  /// How the destination is presented, such as `formSheet`; nil for automatic.
  package var presentationStyle: String?
  /// The action that a controller must implement to be gone back to; nil for segues that go on.
  package var unwindAction: String?
  /// The class of a custom segue.
  package var customClass: String?
  /// The view or bar item that a popover points to; nil for the segue's source.
  package var anchor: ObjectID?
  /// The directions that a popover's arrow may have; nil for any.
  package var arrows: Arrows?
  /// Whether a row's accessory performs it, not the row.
  package var isOfAccessory = false

  package init(kind: Kind, identifier: String?, presentationStyle: String?) {
    self.kind = kind
    self.identifier = identifier
    self.presentationStyle = presentationStyle
  }
}
