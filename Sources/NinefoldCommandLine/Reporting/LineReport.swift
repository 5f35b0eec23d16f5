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
    func printed(_ path: String) -> String {
      PrintedText.line(indent + (isOfFile ? path : "") + text) + "\n"
    }
  }

  /// The lines of one file's findings.
  static func bytes(_ report: FileReport) -> [UInt8] {
    Array(lines(report).map { $0.printed(report.path) }.joined().utf8)
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
