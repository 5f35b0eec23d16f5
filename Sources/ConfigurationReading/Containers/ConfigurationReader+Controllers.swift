package import StructuredData

/// Reads the names of controllers and scenes.
extension ConfigurationReader {
  /// Returns a controller: an id, a storyboard identifier, or
  /// `{document: NAME, identifier: IDENTIFIER}`.
  package mutating func controller(_ value: StructuredValue) -> ContainerDeclaration.Controller? {
    guard value.members != nil else {
      return locatedName(value, "the id or storyboard identifier of a view controller").map {
        ContainerDeclaration.Controller(name: $0, document: nil)
      }
    }
    let members = members(of: value, "a scene", keys: ["document", "identifier"])
    guard let document = members.first(where: { $0.name == "document" })?.value,
      let identifier = members.first(where: { $0.name == "identifier" })?.value
    else {
      report(
        .configurationInvalidValue, at: value.range,
        "expected {document: NAME, identifier: IDENTIFIER} for a scene of another document")
      return nil
    }
    guard let documentName = name(document, "the name of a document"),
      let name = locatedName(identifier, "the identifier of a view controller")
    else { return nil }
    return ContainerDeclaration.Controller(name: name, document: documentName)
  }

  /// Returns scenes by the ids of the views that they fill.
  package mutating func fillings(_ value: StructuredValue, _ what: String) -> [Design.Filling] {
    guard let members = mapping(value, expected: "\(what) to be a mapping from ids to scenes")
    else {
      return []
    }
    return members.compactMap { member in
      controller(member.value).map {
        Design.Filling(container: key(of: member), scene: $0.name, document: $0.document)
      }
    }
  }

  /// Returns one of several words.
  mutating func keyword(_ value: StructuredValue, _ what: String, among choices: [String])
    -> String?
  {
    guard let text = value.text, choices.contains(text) else {
      report(
        .configurationUnknownName, at: value.range,
        "\(value.text.map { "'\($0)'" } ?? value.kindName(in: .yaml)) is not a \(what)",
        notes: Self.notes(for: value.text ?? "", among: choices))
      return nil
    }
    return text
  }

  /// Returns one of the raw values of a type.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ value: StructuredValue, _ what: String, of type: Value.Type
  ) -> Value? {
    keyword(value, what, among: Value.allCases.map(\.rawValue)).flatMap { Value(rawValue: $0) }
  }
}
