/// What a document may have at most, so that no file takes unbounded time or memory.
package struct XMLLimits: Sendable {
  /// Bytes of the file; at most what an `Int32` counts.
  package var bytes = 64 << 20
  /// Elements on the way from the root to the innermost element, both counted.
  package var depth = 256
  /// Attributes of one element.
  package var attributes = 256
  /// Elements of the document.
  package var elements = 1_000_000
  /// Distinct names of elements and attributes, and namespace declarations.
  package var names = 10_000
  /// Whether a document type declaration is read over instead of refused; its entities stay
  /// unknown, and nothing outside the file is opened either way.
  package var readsPastDocumentType = false

  /// The limits for Interface Builder documents.
  package static let standard = XMLLimits()

  package init() {}
}
