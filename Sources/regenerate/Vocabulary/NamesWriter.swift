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
        "The name of a property, which a child specifies with its `key`."),
    ]
  }

  private func file(_ type: String, _ names: [String], _ summary: String) -> GeneratedFile {
    let cases = names.map { SwiftName($0).declaration }
    var text = GeneratedFile.swiftHead()
    text += "/// \(summary)\n///\n/// The cases are sorted bytewise by spelling.\n"
    text += "package enum \(type): UInt16, VocabularyName {\n"
    for name in cases { text += "  case \(name)\n" }
    text += "\n  package static let spellings: [String] = [\n"
    text += filled(names.map { "\"\($0)\"" }, indent: "    ")
    text += "  ]\n\n  package static let cases: [\(type)] = [\n"
    text += filled(names.map { "." + SwiftName($0).identifier }, indent: "    ")
    text += "  ]\n\n  package static let table: [UInt16] = [\n"
    text += filled(table(of: names).map { "\($0)" }, indent: "    ")
    text += """
        ]

        package init?(spelling: String) {
          guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
          else { return nil }
          self = Self.cases[number]
        }

        package var spelling: String { Self.spellings[Int(rawValue)] }
      }

      """
    return GeneratedFile(path: "Sources/InterfaceModel/Names/\(type).swift", text: text)
  }

  /// Returns the numbers of names, starting at 1, each at the index of the name's hash or at the
  /// next free one.
  ///
  /// All other entries are zero. At most a quarter of the table is occupied. `NameSearch` reads it.
  private func table(of names: [String]) -> [Int] {
    var count = 1
    while count < 4 * names.count { count *= 2 }
    var table = Array(repeating: 0, count: count)
    for (number, name) in names.enumerated() {
      var index = Int(hash(name) >> UInt64(64 - count.trailingZeroBitCount))
      while table[index] != 0 { index = (index + 1) % count }
      table[index] = number + 1
    }
    return table
  }

  /// Combines the first and the last eight bytes of a name.
  ///
  /// A shorter name is padded with zeros, and its last bytes are ignored.
  private func hash(_ name: String) -> UInt64 {
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
    let bytes = Array(name.utf8)
    let first = number((bytes + Array(repeating: 0, count: 8)).prefix(8))
    let last = bytes.count < 8 ? 0 : number(bytes.suffix(8))
    return (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
  }
}

/// Joins items with commas, with as many on each line as fit in 100 columns.
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
