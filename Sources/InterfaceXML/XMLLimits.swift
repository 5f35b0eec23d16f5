import InterfaceSource

/// What a document may have at most, so that no file takes unbounded time or memory.
package struct XMLLimits: Sendable {
  /// Bytes of the file; at most what an `Int32` counts.
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
  /// Findings of one kind that a stage keeps.
  package var findings = FindingList.standardLimit
  /// Distinct names of elements and attributes, and namespace declarations.
  package var names = 10_000
  /// Whether a document type declaration is read over instead of refused; its entities stay
  /// unknown, and nothing outside the file is opened either way.
  package var readsPastDocumentType = false

  /// The limits for Interface Builder documents.
  package static let standard = XMLLimits()

  package init() {}

  /// How many elements a document of a size may have.
  ///
  /// Real documents have at least 94 bytes to an element.
  package func elements(in bytes: Int) -> Int { max(elements, bytes / 50) }

  /// How many objects a document of a size may have.
  ///
  /// Real documents have at least 306 bytes to an object.
  package func objects(in bytes: Int) -> Int { max(objects, bytes / 300) }
}
