import InterfaceSource

/// The limits of a document, which bound the time and memory that a file takes.
package struct XMLLimits: Sendable {
  /// The maximum size of the file, in bytes, at most the range of `Int32`.
  package var bytes = 64 << 20
  /// Elements on the way from the root to the innermost element, both counted.
  package var depth = 256
  /// Attributes of one element.
  package var attributes = 256
  /// Elements of the document; more are allowed where each has the bytes of a real one.
  package var elements = 25_000
  /// Views, controllers, bar items and, counted twice, scenes of the document; more are allowed where each
  /// has the bytes of a real one.
  package var objects = 4_000
  /// Bytes of the texts that the document's views show.
  package var text = 100_000
  /// The maximum number of stored findings of one kind per stage.
  package var findings = FindingList.standardLimit
  /// Distinct names of elements and attributes, and namespace declarations.
  package var names = 10_000
  /// Whether a document type declaration is skipped instead of rejected; its entities remain
  /// unknown, and nothing outside the file is opened in either case.
  package var readsPastDocumentType = false

  /// The limits for Interface Builder documents.
  package static let standard = XMLLimits()

  package init() {}

  /// Returns the maximum number of elements in a document of a size.
  ///
  /// Real documents have at least 94 bytes to an element.
  package func elements(in bytes: Int) -> Int { max(elements, bytes / 50) }

  /// Returns the maximum number of objects in a document of a size.
  ///
  /// Real documents have at least 306 bytes to an object.
  package func objects(in bytes: Int) -> Int { max(objects, bytes / 300) }
}
