package import InterfaceSource
package import Ninefold

/// A finding or one of its notes as a line for people.
package struct FindingLine: Equatable {
  /// Whether the line is a note, which follows its finding.
  var isNote = false
  /// The line and column, such as `12:5`, or the path of another file.
  package var location: String
  /// Whether the position is in another file than the finding.
  var isElsewhere = false
  /// The severity; `note` for a note.
  package var severity: Diagnostic.Severity
  /// The message, before it is escaped for printing.
  package var text: String

  /// Returns the line with its line break, for printing below the path of its file:
  /// `line:column: severity: message`.
  package func printed(isColored: Bool) -> String {
    printed((isNote ? "    " : "  ") + location, isColored: isColored)
  }

  /// Returns the line with its line break, in the format that Xcode and editors read:
  /// `path:line:column: severity: message`.
  package func printed(of path: String, isColored: Bool) -> String {
    printed(
      (isNote ? "  " : "") + (isElsewhere ? location : "\(path):\(location)"), isColored: isColored)
  }

  private func printed(_ start: String, isColored: Bool) -> String {
    guard isColored else {
      return PrintedText.line("\(start): \(severity.rawValue): \(text)") + "\n"
    }
    return PrintedText.line("\(start): ") + SeverityText.word(severity, isColored: true)
      + PrintedText.line(": \(text)") + "\n"
  }

  /// Returns one file's findings in the format that Xcode and editors read:
  /// `path:line:column: severity: message [id]`, each followed by its notes.
  package static func printed(_ report: FileReport, isColored: Bool = false) -> String {
    all(report).map { $0.printed(of: report.path, isColored: isColored) }.joined()
  }

  /// Returns the lines of one file's findings, with the names of devices if they are passed.
  package static func all(
    _ report: FileReport, _ devices: DeviceTitles? = nil
  ) -> [FindingLine] {
    func titled(_ text: String) -> String { devices?.text(text) ?? text }
    return report.entries.flatMap { entry in
      [
        FindingLine(
          location: location(entry.start), severity: entry.diagnostic.severity,
          text: "\(titled(FindingText.message(entry, in: report))) [\(entry.diagnostic.id)]")
      ]
        + entry.notes.map { note in
          FindingLine(
            isNote: true, location: note.note.path ?? location(note.location ?? entry.start),
            isElsewhere: note.note.path != nil, severity: .note,
            text: titled(note.note.message))
        }
    }
  }

  private static func location(_ location: SourcePosition) -> String {
    "\(location.line):\(location.column)"
  }
}
