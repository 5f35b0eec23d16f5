package import InterfaceModel
package import InterfaceSource

extension Document {
  /// The objects that are the destination of an outlet, and may therefore be changed by code.
  package var connectedObjects: Set<ObjectID> {
    Set(connections { $0.outletProperty == nil ? nil : $0.destination })
  }

  /// The top-level views of a xib that a controller loads as its view: the outlet `view` of its
  /// File's Owner leads to them.
  package var controllerViews: Set<ObjectID> {
    var views: Set<ObjectID> = []
    for case .placeholder(let object) in objects
    where object.element.attributes[.placeholderIdentifier] == "IBFilesOwner" {
      for connection in object.connections where connection.outletProperty == "view" {
        if let view = connection.destination { views.insert(view) }
      }
    }
    return views
  }

  /// Returns the results of a function for the connections of all objects, in document order,
  /// without `nil`s.
  func connections<Found>(_ find: @escaping (Connection) -> Found?) -> [Found] {
    var visitor = ConnectionVisitor(find: find)
    walk(&visitor)
    return visitor.found
  }
}

private struct ConnectionVisitor<Found>: DocumentVisitor {
  let find: (Connection) -> Found?
  var found: [Found] = []

  mutating func visit(_ connection: Connection) {
    if let new = find(connection) { found.append(new) }
  }
}
