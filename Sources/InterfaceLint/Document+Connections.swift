package import InterfaceModel
package import InterfaceSource

extension Document {
  /// The objects that are the destination of an outlet, and may therefore be changed by code.
  package var connectedObjects: Set<ObjectID> {
    Set(connections { $0.outletProperty == nil ? nil : $0.destination })
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
