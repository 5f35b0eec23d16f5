import InterfaceModel
package import InterfaceXML

/// What the names of one document's elements and attributes are in the vocabulary, by their numbers in the document.
package struct DocumentVocabulary: Sendable {
  /// The elements of the names; nil for names of none.
  let elements: [ElementName?]
  /// The attributes of the names; nil for names of none.
  let attributes: [AttributeName?]

  /// Looks each name up once.
  package init(_ xml: XMLDocument) {
    elements = xml.names.map { ElementName(spelling: $0) }
    attributes = xml.names.map { AttributeName(spelling: $0) }
  }
}
