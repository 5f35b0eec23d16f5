package import InterfaceSource

/// What validation made of a document.
package struct Validation: Sendable {
  /// The document's objects, linked, without what was rejected.
  package let graph: SceneGraph
  /// What is wrong with it, in the order of the file.
  package let diagnostics: [Diagnostic]
}
