package import InterfaceModel
package import InterfaceSource

extension Document {
  /// The objects that outlets lead to: code may change them.
  package var connectedObjects: Set<ObjectID> {
    var visitor = DestinationVisitor()
    walk(&visitor)
    return visitor.destinations
  }
}

private struct DestinationVisitor: DocumentVisitor {
  var destinations: Set<ObjectID> = []

  mutating func visit(_ connection: Connection) {
    guard connection.outletProperty != nil, let destination = connection.destination else { return }
    destinations.insert(destination)
  }
}
