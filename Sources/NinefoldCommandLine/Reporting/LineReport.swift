import InterfaceSource

/// Findings as lines: `path:line:column: severity: message [id]`, notes below them.
enum LineReport {
  /// The lines of one file's findings.
  static func bytes(_ report: FileReport) -> [UInt8] {
    var text = ""
    for entry in report.entries {
      let diagnostic = entry.diagnostic
      var line = "\(FindingText.place(report.path, entry.start)): \(diagnostic.severity.rawValue): "
      line += FindingText.message(entry, in: report)
      line += " [\(diagnostic.id)]"
      text += PrintedText.line(line) + "\n"
      for note in entry.notes {
        let place = FindingText.place(note, of: entry, in: report.path)
        text += PrintedText.line("  \(place): note: \(note.note.message)") + "\n"
      }
    }
    return Array(text.utf8)
  }
}
