/// Writes the permitted content of each element: policies, groups and rows of bits.
struct ContentWriter {
  var vocabulary: Vocabulary

  func files() -> [GeneratedFile] {
    var text = GeneratedFile.swiftHead() + "extension ElementName {\n"
    text += "  /// How the element treats attributes and children that are not listed for it.\n"
    text += "  package var policy: ElementPolicy { Self.policies[Int(rawValue)] }\n\n"
    text += "  private static let policies: [ElementPolicy] = [\n"
    text += filled(vocabulary.elements.map { "." + $0.policy.rawValue }, indent: "    ")
    text += "  ]\n"
    text += "\n  /// A row of bits for each element: the attributes listed for it, by raw value.\n"
    text += rows("attributeBits", vocabulary.attributeNames) { element in
      vocabulary.attributes(of: element).map(\.name)
    }
    text += "\n  /// A row of bits for each element: the children listed for it, by raw value.\n"
    text += rows("childBits", vocabulary.elements.map(\.name)) { element in
      vocabulary.children(of: element).map(\.name)
    }
    text += "}\n"
    return [
      GeneratedFile(path: "Sources/InterfaceModel/Names/ElementName+Content.swift", text: text)
    ]
  }

  private func rows(
    _ name: String, _ columns: [String], members: (Vocabulary.Element) -> [String]
  ) -> String {
    let words = (columns.count + 63) / 64
    let indices = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    var text = "  static let \(name)RowLength = \(words)\n"
    text += "  static let \(name): [UInt64] = [\n"
    for element in vocabulary.elements {
      var row = [UInt64](repeating: 0, count: words)
      for member in members(element) {
        guard let index = indices[member] else { continue }
        row[index / 64] |= 1 << UInt64(index % 64)
      }
      let literals = row.map { $0 == 0 ? "0" : "0x" + String($0, radix: 16) }
      text += "    \(literals.joined(separator: ", ")),  // \(element.name)\n"
    }
    return text + "  ]\n"
  }
}
