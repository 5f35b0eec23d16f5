package import InterfaceSource

/// The result of validating a document.
package struct Validation: Sendable {
  /// The linked objects of the document, without rejected ones.
  package let graph: SceneGraph
  /// The diagnostics, in file order.
  package let diagnostics: [Diagnostic]
}
