import InterfaceSource

/// A finding or one of its notes as a line for people: `line:column: severity: message`.
struct FindingLine: Equatable {
  /// Whether it is a note, which stands below its finding.
  var isNote = false
  /// The line and column in the file that the line stands below, or another file.
  var place: String
  var severity: Diagnostic.Severity
  /// What is said, before it is made safe to print.
  var text: String

  /// The line with its line break.
  func printed(isColored: Bool) -> String {
    PrintedText.line("\(isNote ? "    " : "  ")\(place): ")
      + SeverityText.word(severity, isColored: isColored)
      + PrintedText.line(": \(text)") + "\n"
  }

  /// The lines of one file's findings.
  static func all(_ report: FileReport) -> [FindingLine] {
    report.entries.flatMap { entry in
      [
        FindingLine(
          place: place(entry.start), severity: entry.diagnostic.severity,
          text: "\(FindingText.message(entry, in: report)) [\(entry.diagnostic.id)]")
      ]
        + entry.notes.map { note in
          FindingLine(
            isNote: true, place: note.note.path ?? place(note.location ?? entry.start),
            severity: .note, text: note.note.message)
        }
    }
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.line):\(location.column)"
  }
}
