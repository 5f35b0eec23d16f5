import InterfaceModel
package import InterfaceXML

/// The correspondence of a document's element and attribute names to the vocabulary, by their
/// numbers in the document.
package struct DocumentVocabulary: Sendable {
  /// The element for each name, or `nil` if the name is not that of an element.
  let elements: [ElementName?]
  /// The attribute for each name, or `nil` if the name is not that of an attribute.
  let attributes: [AttributeName?]

  /// Looks up each name once.
  package init(_ xml: XMLDocument) {
    elements = xml.names.map { ElementName(spelling: $0) }
    attributes = xml.names.map { AttributeName(spelling: $0) }
  }
}
