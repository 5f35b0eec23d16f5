package import InterfaceSource

/// What validation made of a document.
package struct Validation: Sendable {
  /// The document with the places of its objects.
  package var document: ValidDocument
  /// What is wrong with it, in the order of the file.
  package var diagnostics: [Diagnostic]

  package init(document: ValidDocument, diagnostics: [Diagnostic]) {
    self.document = document
    self.diagnostics = diagnostics
  }
}
