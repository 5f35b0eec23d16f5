import InterfaceModel
import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// A segue between scenes, which does not depend on traits.
package struct ResolvedSegue: Hashable, Sendable {
  package var id: ObjectID?
  package var kind: SegueKind
  /// The source object of the segue.
  package var source: ObjectID?
  /// The destination controller or exit of the segue, or `nil` for one that only refines another.
  package var destination: ObjectID?
  /// The identifier of the segue in code.
  package var identifier: String?
  /// The presentation style of the destination, such as `formSheet`, or `nil` for automatic.
  package var presentationStyle: String?

  package init(
    id: ObjectID?, kind: SegueKind, source: ObjectID?, destination: ObjectID?,
    identifier: String? = nil, presentationStyle: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.source = source
    self.destination = destination
    self.identifier = identifier
    self.presentationStyle = presentationStyle
  }

  init(_ segue: SceneGraph.Segue, in graph: SceneGraph) {
    self.init(
      id: segue.id, kind: segue.segue.kind, source: segue.source.flatMap { graph.id(of: $0) },
      destination: segue.destinationID, identifier: segue.segue.identifier,
      presentationStyle: segue.segue.presentationStyle)
  }
}
