import InterfaceSource

/// Findings as lines: `path:line:column: severity: message [id]`, notes below them.
enum LineReport {
  /// A line before it is made safe to print.
  struct Line: Equatable {
    /// What stands before all else.
    var indent = ""
    /// Whether the path of the file stands before the text.
    var isOfFile = true
    var text: String

    /// The line with its line break.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isColored: Whether the severity has a colour.
    /// - Returns: The line.
    func printed(_ path: String, isColored: Bool = false) -> String {
      let start = indent + (isOfFile ? path : "")
      guard isColored, let parts = severity else { return PrintedText.line(start + text) + "\n" }
      return PrintedText.line(start + parts.before)
        + SeverityText.word(parts.severity, isColored: true)
        + PrintedText.line(parts.after) + "\n"
    }

    /// The severity with what stands before and after it: the first one behind the line and column.
    private var severity: (before: String, severity: Diagnostic.Severity, after: String)? {
      guard isOfFile else { return nil }
      let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].hasSuffix(":"),
        let severity = Diagnostic.Severity(rawValue: String(parts[1].dropLast()))
      else { return nil }
      return (parts[0] + " ", severity, ": " + parts[2])
    }
  }

  /// The lines of one file's findings.
  static func bytes(_ report: FileReport, isColored: Bool = false) -> [UInt8] {
    Array(lines(report).map { $0.printed(report.path, isColored: isColored) }.joined().utf8)
  }

  /// The lines of one file's findings without the path of the file.
  static func lines(_ report: FileReport) -> [Line] {
    var lines: [Line] = []
    for entry in report.entries {
      let diagnostic = entry.diagnostic
      let message = FindingText.message(entry, in: report)
      lines.append(
        Line(
          text:
            "\(FindingText.place("", entry.start)): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.id)]"
        ))
      for note in entry.notes {
        let place = FindingText.place(note, of: entry, in: "")
        lines.append(
          Line(
            indent: "  ", isOfFile: note.note.path == nil,
            text: "\(place): note: \(note.note.message)"))
      }
    }
    return lines
  }
}
