/// A table of Markdown.
enum MarkdownTable {
  /// Returns a table whose cells contain no unescaped vertical bars.
  static func text(_ head: [String], _ rows: [[String]]) -> String {
    ([head, Array(repeating: "---", count: head.count)] + rows).map { cells in
      "| " + cells.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
