/// Writes the types of attributes: the default type, the exceptions, and the words of enumerations.
struct KindsWriter {
  var vocabulary: Vocabulary

  func files() -> [GeneratedFile] {
    let text =
      GeneratedFile.swiftHead() + "extension AttributeName {\n" + usual() + "\n" + exceptions()
      + "\n"
      + values() + "}\n"
    return [
      GeneratedFile(path: "Sources/InterfaceModel/Names/AttributeName+Kind.swift", text: text)
    ]
  }

  private func usual() -> String {
    var text = "  /// The type of the attribute, unless an element specifies another.\n"
    text += "  package var kind: AttributeKind { Self.kinds[Int(rawValue)] }\n\n"
    text += "  private static let kinds: [AttributeKind] = [\n"
    let kinds = vocabulary.attributeNames.map { "." + (vocabulary.attributes[$0]?.kind ?? "") }
    return text + filled(kinds, indent: "    ") + "  ]\n"
  }

  private func exceptions() -> String {
    var text = "  /// The type of the attribute on an element.\n"
    text += "  package func kind(on element: ElementName) -> AttributeKind {\n"
    text += "    switch (element, self) {\n"
    for element in vocabulary.elements {
      for attribute in vocabulary.attributes(of: element) {
        guard let exception = attribute.exception else { continue }
        let name = SwiftName(attribute.name).identifier
        text += "    case (.\(SwiftName(element.name).identifier), .\(name)): .\(exception.kind)\n"
      }
    }
    return text + "    default: kind\n    }\n  }\n"
  }

  private func values() -> String {
    var text =
      "  /// The known values of an attribute of kind `enumeration`, sorted.\n"
    text += "  package var values: [String] {\n    switch self {\n"
    for name in vocabulary.attributeNames {
      guard case .enumeration(let words)? = vocabulary.attributes[name] else { continue }
      text += "    case .\(SwiftName(name).identifier):\n      [\n"
      text += filled(words.sorted().map { "\"\($0)\"" }, indent: "        ") + "      ]\n"
    }
    return text + "    default: []\n    }\n  }\n"
  }
}
