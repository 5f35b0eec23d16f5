package import InterfaceSource
package import InterfaceTraits

/// A link from one object to another.
package struct Connection: Hashable, Sendable {
  /// The kind of a link.
  package enum Kind: Hashable, Sendable {
    /// A property that refers to the destination.
    case outlet(property: String)
    /// A property that refers to several destinations, including this one.
    case outletCollection(property: String)
    /// A message that the destination receives.
    case action(selector: String, eventType: String?)
    /// A segue.
    case segue(Segue)
  }

  /// The object's id.
  package var id: ObjectID?
  /// The kind of the link.
  package var kind: Kind
  /// The destination, or `nil` for a segue that only refines another.
  package var destination: ObjectID?
  /// The attributes as declared in the document.
  package var attributes: Attributes
  /// The range of the start tag.
  package var range: SourceRange
  /// The child elements.
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

  /// The segue, or `nil` for other links.
  package var segue: Segue? {
    if case .segue(let segue) = kind { segue } else { nil }
  }
}

/// A transition between scenes.
package struct Segue: Hashable, Sendable {
  /// The kind of a segue.
  package typealias Kind = SegueKind

  /// The kind of the segue.
  package var kind: Kind
  /// The identifier of the segue in code.
  package var identifier: String?
  /// The presentation style of the destination, such as `formSheet`, or `nil` for automatic.
  package var presentationStyle: String?
  /// The action that identifies the controller to unwind to, or `nil` for segues that do not
  /// unwind.
  package var unwindAction: String?
  /// The class of a custom segue.
  package var customClass: String?
  /// The view or bar item to which a popover is anchored, or `nil` for the segue's source.
  package var anchor: ObjectID?
  /// The permitted directions of a popover's arrow, or `nil` for any.
  package var arrows: Arrows?
  /// Whether the accessory of a row performs the segue, rather than the row.
  package var isOfAccessory = false

  package init(kind: Kind, identifier: String?, presentationStyle: String?) {
    self.kind = kind
    self.identifier = identifier
    self.presentationStyle = presentationStyle
  }
}
