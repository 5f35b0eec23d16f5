/// Reads the public declarations of a Swift file that is formatted like this package: two spaces
/// for each enclosing type, and the documentation directly above the declaration.
package struct DocumentationReader {
  private let path: String
  /// The types and extensions that enclose the current line, each with its indentation.
  private var scopes: [(indentation: Int, name: String)] = []
  /// The lines of the documentation above the current line.
  private var comment: [Substring] = []
  private var declarations: [DocumentedDeclaration] = []

  private init(path: String) {
    self.path = path
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path of the file relative to the package.
  /// - Returns: The public types, and the public members whose documentation has examples.
  package static func declarations(in text: String, path: String) -> [DocumentedDeclaration] {
    var reader = DocumentationReader(path: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
    return reader.declarations
  }

  /// Reads a page of Markdown: a declaration without a name that has the Swift code of the page.
  ///
  /// Code whose fence has further words after `swift` is not an example.
  package static func page(_ text: String, path: String) -> DocumentedDeclaration {
    var reader = DocumentationReader(path: path)
    reader.comment = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Substring(" " + $0)
    }
    return DocumentedDeclaration(
      path: path, line: 1, name: "", kind: .member, examples: reader.examples)
  }

  private mutating func read(_ line: Substring, number: Int) {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("///") {
      comment.append(code.dropFirst(3))
      return
    }
    defer { comment = [] }
    let indentation = line.count - code.count
    var words = code.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" || $0 == "{" }[...]
    guard let first = words.first, first != "//", first != "}" else { return }
    let isPublic = words.contains("public")
    while let word = words.first, Self.modifiers.contains(String(word)) { words.removeFirst() }
    guard let keyword = words.popFirst() else { return }
    while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
    let isType = Self.types.contains(String(keyword))
    guard isType || keyword == "extension", let name = words.first else {
      if isPublic { add(.member, scopes.map(\.name), number) }
      return
    }
    let isNested = !scopes.isEmpty
    scopes.append((indentation, String(name)))
    guard isPublic, isType else { return }
    add(keyword == "enum" && isNested ? .nestedEnumeration : .type, scopes.map(\.name), number)
  }

  private static let modifiers: Set = [
    "public", "package", "private", "fileprivate", "internal", "final", "indirect", "static",
    "mutating", "@inlinable", "@frozen",
  ]
  private static let types: Set = ["struct", "enum", "class", "actor", "protocol"]

  private mutating func add(_ kind: DocumentedDeclaration.Kind, _ names: [String], _ line: Int) {
    let examples = examples
    guard kind != .member || !examples.isEmpty else { return }
    declarations.append(
      DocumentedDeclaration(
        path: path, line: line, name: names.joined(separator: "."), kind: kind,
        examples: examples))
  }

  /// The Swift code in the documentation, without the space after its slashes.
  private var examples: [[String]] {
    var examples: [[String]] = []
    var isInside = false
    for line in comment {
      let text = line.hasPrefix(" ") ? line.dropFirst() : line
      if text.hasPrefix("```") {
        isInside = text == "```swift"
        if isInside { examples.append([]) }
      } else if isInside {
        examples[examples.count - 1].append(String(text))
      }
    }
    return examples
  }
}
