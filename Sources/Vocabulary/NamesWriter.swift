/// Writes the enumerations of element names, attribute names and property keys.
struct NamesWriter {
  var vocabulary: Vocabulary

  func files() -> [GeneratedFile] {
    [
      file(
        "ElementName", vocabulary.elements.map(\.name), "The name of an element of the format."),
      file("AttributeName", vocabulary.attributeNames, "The name of an attribute of the format."),
      file(
        "PropertyKey", vocabulary.propertyKeys,
        "The name of a property that a child gives with its `key`."),
    ]
  }

  private func file(_ type: String, _ names: [String], _ summary: String) -> GeneratedFile {
    let cases = names.map { SwiftName($0).declaration }
    var text = GeneratedFile.swiftHead
    text += "/// \(summary)\n///\n/// The cases stand in the bytewise order of their spellings.\n"
    text += "package enum \(type): UInt16, VocabularyName {\n"
    for name in cases { text += "  case \(name)\n" }
    text += "\n  package static let spellings: [String] = [\n"
    text += filled(names.map { "\"\($0)\"" }, indent: "    ")
    text += "  ]\n\n  package static let prefixes: [UInt64] = [\n"
    text += filled(names.map(prefix), indent: "    ")
    text += "  ]\n}\n"
    return GeneratedFile(path: "Sources/InterfaceModel/Names/\(type).swift", text: text)
  }

  /// The first eight bytes of a name as a number, the first one highest.
  private func prefix(_ name: String) -> String {
    let bytes = (Array(name.utf8) + Array(repeating: 0, count: 8)).prefix(8)
    var digits = ""
    for (index, byte) in bytes.enumerated() {
      if index > 0, index % 2 == 0 { digits += "_" }
      let hexadecimal = String(byte, radix: 16, uppercase: true)
      digits += byte < 0x10 ? "0" + hexadecimal : hexadecimal
    }
    return "0x" + digits
  }
}

/// Items with commas, as many on each line as 100 columns hold.
func filled(_ items: [String], indent: String, last: String = ",") -> String {
  var text = ""
  var line = indent
  for (index, item) in items.enumerated() {
    let piece = item + (index == items.count - 1 ? last : ",")
    if line.count + piece.count + 1 > 100 {
      text += line + "\n"
      line = indent
    }
    line += (line == indent ? "" : " ") + piece
  }
  return line == indent ? text : text + line + "\n"
}
