import InterfaceModel
package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// The identity of a document, independent of configurations.
package struct DocumentIdentity: Hashable, Sendable {
  package var kind: DocumentKind
  package var runtime: DocumentRuntime
  /// The initial controller of a storyboard.
  package var initialController: ObjectID?

  package init(kind: DocumentKind, runtime: DocumentRuntime, initialController: ObjectID? = nil) {
    self.kind = kind
    self.runtime = runtime
    self.initialController = initialController
  }

  package init(_ graph: SceneGraph) {
    self.init(
      kind: graph.settings.kind, runtime: graph.settings.runtime,
      initialController: graph.initialController)
  }
}
