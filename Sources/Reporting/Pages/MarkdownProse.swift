/// The prose of help and findings, as Markdown on a page in a subfolder of `docs`.
package enum MarkdownProse {
  /// Converts a paragraph: quoted commands and values become code, paths of pages become links, and
  /// nothing else is markup.
  ///
  /// Code between backticks stays as it is.
  package static func text(_ paragraph: String) -> String {
    var result = ""
    var rest = paragraph[...]
    while let first = rest.first {
      if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        let code = rest[rest.index(after: rest.startIndex)..<end]
        result += link(code) ?? "`\(code)`"
        rest = rest[rest.index(after: end)...]
      } else if first == "'", isBoundary(result.last), let quoted = quoted(rest) {
        result += "`\(quoted)`"
        rest = rest.dropFirst(quoted.count + 2)
      } else if isBoundary(result.last), let path = path(rest), let link = link(path) {
        result += link
        rest = rest.dropFirst(path.count)
      } else {
        result += escaped(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Converts a paragraph for a cell of a table, in which a vertical bar ends the cell.
  package static func cell(_ paragraph: String) -> String {
    text(paragraph).replacing("|", with: "\\|")
  }

  /// Returns code for a cell of a table.
  package static func codeCell(_ code: String) -> String {
    "`\(code.replacing("|", with: "\\|"))`"
  }

  private static func isBoundary(_ character: Character?) -> Bool {
    character.map { $0 == " " || $0 == "(" || $0 == "\n" } ?? true
  }

  /// Returns the text between the quote at the start and the next one that ends a word, or `nil` if
  /// there is none.
  ///
  /// An apostrophe inside a word does not end the text.
  private static func quoted(_ text: Substring) -> Substring? {
    let inner = text.dropFirst()
    var index = inner.startIndex
    while let end = inner[index...].firstIndex(of: "'") {
      let next = inner[inner.index(after: end)...].first
      if end > inner.startIndex, next.map({ !$0.isLetter && !$0.isNumber }) ?? true {
        let quoted = inner[..<end]
        return quoted.contains("`") ? nil : quoted
      }
      index = inner.index(after: end)
    }
    return nil
  }

  /// Returns the path of a page of the documentation at the start of a text, or `nil`.
  private static func path(_ text: Substring) -> Substring? {
    guard text.hasPrefix("docs/"), let end = text.firstRange(of: ".md") else { return nil }
    let path = text[..<end.upperBound]
    return path.contains(" ") ? nil : path
  }

  /// Returns the link to a page of the documentation, or `nil` if the path is not that of a page.
  private static func link(_ path: Substring) -> String? {
    guard path.hasPrefix("docs/"), path.hasSuffix(".md"), !path.contains(" ") else { return nil }
    let name = path.split(separator: "/").last ?? ""
    return "[\(name)](../\(path.dropFirst("docs/".count)))"
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "<": "&lt;"
    case ">": "&gt;"
    case "*", "[", "]": "\\\(character)"
    default: String(character)
    }
  }
}
