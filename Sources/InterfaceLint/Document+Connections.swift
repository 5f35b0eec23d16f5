package import InterfaceModel
package import InterfaceSource

extension Document {
  /// The objects that outlets lead to: code may change them.
  package var connectedObjects: Set<ObjectID> {
    Set(connections { $0.outletProperty == nil ? nil : $0.destination })
  }

  /// What is found in the connections of all objects, in the order of the document.
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
