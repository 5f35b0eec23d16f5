/// A change of a document, as people and programs express it.
///
/// Objects are named by their ids, or by the names that earlier operations gave to new objects.
package enum EditOperation: Hashable, Sendable {
  /// Sets a property of an object, such as `text`, `normal.title` or `fontDescription`; in a size
  /// class if `trait` is the key of a variation.
  case set(object: String, property: String, value: EditValue, trait: String?)
  /// Removes a property, so that it has its default, or the value that it has in other size classes.
  case unset(object: String, property: String, trait: String?)
  /// Adds an object.
  case add(NewElement, parent: String, place: EditPlace, name: String?)
  /// Removes an object and what is in it.
  ///
  /// Its constraints, connections and exceptions for size classes go along. If
  /// `isAlone` is true, references to it remain.
  case remove(object: String, isAlone: Bool)
  /// Moves an object to another one, or to another place there.
  case move(object: String, parent: String, place: EditPlace)
  /// Adds a constraint, with an id and a name for later operations if they are given.
  case constrain(ConstraintText, id: String?, name: String? = nil)
  /// Adds a connection.
  case connect(object: String, EditConnection)
  /// Removes a constraint or a connection, or that of several.
  case disconnect([String])
  /// Adds a copy of an object after it, with ids of its own.
  case duplicate(object: String, name: String?)
  /// Puts sibling views into a new stack view, which takes their place and their outer constraints.
  case embed(objects: [String], axis: StackAxis, spacing: Double?, name: String?)
  /// Puts a view into a new plain view, which takes its place and its outer constraints.
  case enclose(object: String, name: String?)
  /// Gives something another name, also in other documents of the project.
  case rename(EditRename)
  /// Makes a view or a constraint exist in size classes, or not exist there.
  case install(object: String, trait: String?, isInstalled: Bool)
}

extension EditOperation {
  /// The name of the document itself in operations.
  package static let document = "document"
}

/// The axis of a stack view.
package enum StackAxis: String, Hashable, Sendable {
  case horizontal, vertical
}

/// The value of a property.
package enum EditValue: Hashable, Sendable {
  /// A text, which is interpreted for the property: `#FF0000` for a color.
  case text(String)
  /// An element as it is written, without its key.
  case element(NewElement)
}

/// A place among the children of an object.
package struct EditPlace: Hashable, Sendable {
  package enum Position: Hashable, Sendable {
    /// After all.
    case last
    /// At a position, from 0.
    case index(Int)
    /// Before or after an object with an id.
    case before(String)
    case after(String)
  }

  /// The elements from the object to the list, with their keys: `subviews`,
  /// `barButtonItems:leftBarButtonItems` or `view:contentView/subviews`; empty for a place directly in
  /// the object, and `nil` to choose the list by the kind of the object.
  package var list: String?
  package var position: Position

  package init(list: String? = nil, _ position: Position = .last) {
    self.list = list
    self.position = position
  }
}

/// A connection of an object.
package struct EditConnection: Hashable, Sendable {
  /// The element: `outlet`, `action`, `segue`, or another connection.
  package var kind: String
  /// The id of the object that it leads to.
  package var destination: String
  /// The property of an outlet, the selector of an action, or the kind of a segue.
  package var name: String
  /// The event of an action, such as `touchUpInside`, or `nil` if it has none.
  package var event: String?
  /// The identifier of a segue.
  package var identifier: String?

  package init(
    kind: String, destination: String, name: String, event: String? = nil, identifier: String? = nil
  ) {
    self.kind = kind
    self.destination = destination
    self.name = name
    self.event = event
    self.identifier = identifier
  }
}
