/// Text for terminals with 80 columns.
package enum TextColumns {
  private static let width = 80

  /// Wraps sentences into lines, each ending in a line feed, and all but the first indented.
  package static func wrapped(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(separator: " ") {
      let columns = TextWidth.columns(word)
      if !line.isEmpty, indentation + length + 1 + columns > width {
        lines.append(line)
        line = ""
        length = 0
      }
      length += line.isEmpty ? columns : 1 + columns
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + margin) + "\n"
  }

  /// Returns rows with aligned columns.
  ///
  /// The last column is not wrapped.
  package static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.first?.indices.dropLast() ?? 0..<0
    let widths = columns.map { column in rows.map { TextWidth.columns($0[column]) }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - TextWidth.columns(text) + 2)
      }.joined() + (row.last ?? "") + "\n"
    }.joined()
  }

  /// Returns rows of a name and its meaning.
  ///
  /// The second column begins on a new line after a long name.
  ///
  /// - Parameters:
  ///   - rows: The names and meanings.
  ///   - names: The names in all tables that have the same columns, or `nil` for those of the rows.
  /// - Returns: The lines.
  package static func table(
    _ rows: [(name: String, meaning: String)], alignedWith names: [String]? = nil
  ) -> String {
    let longest =
      (names ?? rows.map(\.name)).map { TextWidth.columns($0) }.filter { $0 <= 24 }.max() ?? 0
    let column = 2 + longest + 2
    return rows.map { name, meaning in
      let space = column - 2 - TextWidth.columns(name)
      let gap =
        space >= 2
        ? String(repeating: " ", count: space) : "\n" + String(repeating: " ", count: column)
      return "  " + name + gap + wrapped(meaning, indentation: column)
    }.joined()
  }
}
