/// Text for terminals with 80 columns.
package enum TextColumns {
  private static let width = 80

  /// Wraps sentences into lines, each ending in a line feed, and all but the first indented.
  package static func wrapped(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.utf8.count + 1 + word.utf8.count > width {
        lines.append(line)
        line = ""
      }
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
    let widths = columns.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.utf8.count + 2)
      }.joined() + (row.last ?? "") + "\n"
    }.joined()
  }

  /// Returns rows of a name and its meaning.
  ///
  /// The second column begins on a new line after a long name.
  package static func table(_ rows: [(name: String, meaning: String)]) -> String {
    let longest = rows.map(\.name.count).filter { $0 <= 24 }.max() ?? 0
    let column = 2 + longest + 2
    return rows.map { name, meaning in
      let space = column - 2 - name.count
      let gap =
        space >= 2
        ? String(repeating: " ", count: space) : "\n" + String(repeating: " ", count: column)
      return "  " + name + gap + wrapped(meaning, indentation: column)
    }.joined()
  }
}
