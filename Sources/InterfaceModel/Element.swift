package import InterfaceSource

/// An element that the model stores unprocessed.
package struct Element: Hashable, Sendable {
  /// The element's name, or `nil` if the vocabulary does not contain it.
  package var name: ElementName?
  /// The name as the document spells it.
  package var spelling: String
  /// The property of the parent whose value is the element.
  package var key: PropertyKey?
  /// The attributes.
  package var attributes: Attributes
  /// The child elements, in document order.
  package var children: [Element]
  /// The character data, or `nil` if there is only white space.
  package var text: String?
  /// The range of the start tag.
  package var range: SourceRange

  package init(
    name: ElementName?, spelling: String, key: PropertyKey?, attributes: Attributes,
    children: [Element], text: String?, range: SourceRange
  ) {
    self.name = name
    self.spelling = spelling
    self.key = key
    self.attributes = attributes
    self.children = children
    self.text = text
    self.range = range
  }

  /// The text of a `<string>`, or `nil` for another element.
  package var string: String? {
    guard name == .string || name == .mutableString else { return nil }
    return Base64.text(text ?? "", isEncoded: attributes.flag(.base64UTF8) == true)
  }

  /// Returns the child that is the value of a property.
  package func child(_ key: PropertyKey) -> Element? {
    children.first { $0.key == key }
  }

  /// Returns the first child with a name.
  package func first(_ name: ElementName) -> Element? {
    children.first { $0.name == name }
  }
}
