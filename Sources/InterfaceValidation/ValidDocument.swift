package import InterfaceModel

/// A document that validation has looked at.
///
/// What makes a later answer meaningless has been reported; what is left out of the index (the second
/// of two objects with one id, a reference that leads nowhere) is ignored by the later stages.
package struct ValidDocument: Sendable {
  /// The document as the file says it.
  package let document: Document
  /// Where each object is.
  package let index: DocumentIndex

  package init(document: Document, index: DocumentIndex) {
    self.document = document
    self.index = index
  }
}
