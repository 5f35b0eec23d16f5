import InterfaceSource

/// Findings as comma-separated values as defined by RFC 4180, with a line of column names.
///
/// A cell that a spreadsheet would interpret as a formula begins with an apostrophe, as recommended
/// by OWASP against CSV injection. Columns count UTF-8 bytes.
enum CSVReport {
  static func text(_ reports: [FileReport]) -> String {
    var text = row(
      ["file", "line", "column", "level", "rule", "message", "object", "scene", "configurations"])
    for report in reports {
      for entry in report.entries {
        let diagnostic = entry.diagnostic
        text += row([
          report.path, "\(entry.start.line)", "\(entry.start.column)",
          diagnostic.severity.rawValue, diagnostic.id, diagnostic.message,
          diagnostic.object?.text ?? "", diagnostic.scene ?? "",
          diagnostic.configurations.joined(separator: " "),
        ])
      }
    }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    // Examines scalars, because a combining mark after a sign would hide it from a comparison of
    // characters.
    let scalars = PrintedText.line(text).unicodeScalars
    var cell = ""
    if let first = scalars.first(where: { !$0.properties.isWhitespace }),
      "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
    {
      cell = "'"
    }
    var isQuoted = false
    for scalar in scalars {
      if scalar == "\"" { cell.unicodeScalars.append(scalar) }
      // In locales with decimal commas, spreadsheets separate cells with semicolons.
      isQuoted = isQuoted || scalar == "\"" || scalar == "," || scalar == ";"
      cell.unicodeScalars.append(scalar)
    }
    return isQuoted ? "\"\(cell)\"" : cell
  }
}
