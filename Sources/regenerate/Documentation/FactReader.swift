/// Reads the facts of a Swift file that is formatted like this package: two spaces for each
/// enclosing type, and the documentation directly above the declaration.
package struct FactReader {
  private var table: FactTable?
  /// The names of the types inside the type of the table that enclose the current line.
  private var scopes: [(indentation: Int, name: String)] = []
  /// The lines of documentation above the current line.
  private var documentation: [Substring] = []
  /// The lines of the comment above the current line.
  private var comment: [Substring] = []
  /// The declaration whose value continues on the next lines.
  private var open: (name: String, indentation: Int, lines: [Substring])?
  /// The documentation of the open declaration.
  private var openDocumentation: [Substring] = []

  private init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path of the file relative to the package.
  /// - Returns: The first documented type or extension with its constants, or `nil` if there is
  ///   none.
  package static func table(in text: String, path: String) -> FactTable? {
    var reader = FactReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(line, path: path)
    }
    return reader.table
  }

  private mutating func read(_ line: Substring, path: String) {
    let code = line.drop { $0 == " " }
    let indentation = line.count - code.count
    if let current = open {
      let ends = indentation <= current.indentation && !code.isEmpty
      let isEnd = ends && code.first.map { ")]}".contains($0) } ?? false
      if !ends || isEnd, !code.isEmpty { open?.lines.append(code) }
      if ends { close() }
      if !ends || isEnd { return }
    }
    if code.hasPrefix("///") {
      documentation.append(code.dropFirst(3).drop { $0 == " " })
    } else if code.hasPrefix("//") {
      let words = code.dropFirst(2).drop { $0 == " " }
      if !words.hasPrefix("swift-format-ignore") { comment.append(words) }
    } else if code.isEmpty {
      finishRemark()
    } else {
      readDeclaration(code, indentation, path)
      documentation = []
      comment = []
    }
  }

  /// Adds the comment before an empty line, which applies to the facts after it.
  private mutating func finishRemark() {
    let remark = comment.joined(separator: " ")
    if !remark.isEmpty { table?.parts.append(.remark(remark)) }
    comment = []
  }

  private mutating func readDeclaration(_ code: Substring, _ indentation: Int, _ path: String) {
    while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
    var words = code.split { " :=<({".contains($0) }[...]
    while let word = words.first, Self.modifiers.contains(String(word)) { words.removeFirst() }
    guard let keyword = words.popFirst(), let name = words.first else { return }
    if Self.types.contains(String(keyword)) {
      if table == nil {
        guard indentation == 0, !documentation.isEmpty else { return }
        table = FactTable(path: path, paragraphs: paragraphs, parts: [])
      } else {
        scopes.append((indentation, String(name)))
      }
    } else if keyword == "let", code.contains("static "), table != nil, !documentation.isEmpty {
      openDocumentation = documentation
      open = (scopes.map { $0.name + "." }.joined() + name, indentation, [code])
      let depth = code.reduce(0) { depth, character in
        "[({".contains(character) ? depth + 1 : "])}".contains(character) ? depth - 1 : depth
      }
      if depth == 0, !code.hasSuffix("\"\"\""), !code.hasSuffix("=") { close() }
    } else if table != nil, FactTable.statesSource(documentation.joined(separator: " ")) {
      // A function, a case or a property, whose value is its code.
      let qualified = scopes.map { $0.name + "." }.joined() + name
      let fact = Fact(name: qualified, value: "", documentation: paragraphs.joined(separator: " "))
      table?.parts.append(.fact(fact))
    }
  }

  private static let modifiers: Set<String> = ["package", "public", "private", "static", "final"]
  private static let types: Set<String> = ["enum", "struct", "extension"]

  /// The documentation without examples and parameters, by paragraph; the items of a list stay on
  /// their lines.
  private var paragraphs: [String] { Self.paragraphs(of: documentation) }

  private static func paragraphs(of lines: [Substring]) -> [String] {
    var isCode = false
    let prose = lines.filter { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return !isCode
    }
    let callouts = ["- Parameter", "- Returns:", "- Throws:"]
    // Callouts follow the prose, also without an empty line between.
    let paragraphs = prose.split(separator: "").map { lines in
      lines.prefix { line in !callouts.contains { line.hasPrefix($0) } }
    }
    return paragraphs.filter { !$0.isEmpty }.map { lines in
      lines.dropFirst().reduce(String(lines.first ?? "")) { text, line in
        text + (line.hasPrefix("- ") ? "\n" : " ") + line
      }
    }
  }

  private mutating func close() {
    guard let open else { return }
    let text = open.lines.joined(separator: " ")
    let value = text.firstRange(of: " = ").map { text[$0.upperBound...] } ?? ""
    let fact = Fact(
      name: open.name, value: String(value),
      documentation: Self.paragraphs(of: openDocumentation).joined(separator: " "))
    table?.parts.append(.fact(fact))
    self.open = nil
  }
}
