package import InterfaceLayout
package import InterfaceModel
package import InterfaceValidation

/// A document as rules see it: read, resolved and laid out once for all of them.
package struct LintedDocument: Sendable {
  /// The document as the file says it.
  package let document: Document
  /// Its linked objects; what validation rejected is not there.
  package let graph: SceneGraph
  /// Its layouts.
  package let layout: DocumentLayout

  package init(document: Document, graph: SceneGraph, layout: DocumentLayout) {
    self.document = document
    self.graph = graph
    self.layout = layout
  }
}
