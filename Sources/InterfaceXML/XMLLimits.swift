import InterfaceSource

/// The limits of a document, which bound the time and memory that a file takes.
package struct XMLLimits: Sendable {
  /// The maximum size of the file, in bytes, at most the range of `Int32`.
  package var bytes = 64 << 20
  /// The maximum depth of elements, counting both the root and the innermost element.
  package var depth = 256
  /// The maximum number of attributes of one element.
  package var attributes = 256
  /// The maximum number of elements; more are allowed if each has the size of a real one.
  package var elements = 25_000
  /// The maximum number of views, controllers, bar items and, counted twice, scenes; more are
  /// allowed if each has the size of a real one.
  package var objects = 4_000
  /// The maximum size of the texts of the document's views, in bytes.
  package var text = 100_000
  /// The maximum number of stored findings of one kind per stage.
  package var findings = FindingList.standardLimit
  /// The maximum number of distinct names of elements and attributes, and of namespace
  /// declarations.
  package var names = 10_000
  /// Whether a document type declaration is skipped instead of rejected; its entities remain
  /// unknown, and nothing outside the file is opened in either case.
  package var readsPastDocumentType = false

  /// The limits for Interface Builder documents.
  package static let standard = XMLLimits()

  package init() {}

  /// Returns the maximum number of elements in a document of a size.
  ///
  /// Real documents have at least 94 bytes per element.
  package func elements(in bytes: Int) -> Int { max(elements, bytes / 50) }

  /// Returns the maximum number of objects in a document of a size.
  ///
  /// Real documents have at least 306 bytes per object.
  package func objects(in bytes: Int) -> Int { max(objects, bytes / 300) }
}
