import InterfaceSource

/// Findings as Xcode and editors read them: `path:line:column: severity: message [id]`, notes below them.
enum LineReport {
  /// The lines of one file's findings.
  static func bytes(_ report: FileReport) -> [UInt8] {
    var lines = ""
    for entry in report.entries {
      let diagnostic = entry.diagnostic
      let place = FindingText.place(report.path, entry.start)
      let message = FindingText.message(entry, in: report)
      lines += PrintedText.line(
        "\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.id)]")
      lines += "\n"
      for note in entry.notes {
        let place = FindingText.place(note, of: entry, in: report.path)
        lines += PrintedText.line("  \(place): note: \(note.note.message)") + "\n"
      }
    }
    return Array(lines.utf8)
  }
}
