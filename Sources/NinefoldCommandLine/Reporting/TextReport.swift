import InterfaceSource

/// Findings as lines: `path:line:column: severity: message [id]`, notes below them.
enum TextReport {
  /// The lines of one file's findings.
  static func bytes(_ report: FileReport) -> [UInt8] {
    var text = ""
    for entry in report.entries {
      let diagnostic = entry.diagnostic
      var line = "\(place(report.path, entry.start)): \(diagnostic.severity.rawValue): "
      line += diagnostic.message
      line += configurations(diagnostic.configurations, of: report.configurations)
      line += " [\(diagnostic.id)]"
      text += PrintedText.line(line) + "\n"
      for note in entry.notes {
        let place = note.note.path ?? place(report.path, note.location ?? entry.start)
        text += PrintedText.line("  \(place): note: \(note.note.message)") + "\n"
      }
    }
    return Array(text.utf8)
  }

  private static func place(_ path: String, _ location: SourceLocation) -> String {
    "\(path):\(location.line):\(location.column)"
  }

  /// Where a finding holds, in as few words as say it: the names, or those that are missing.
  private static func configurations(_ names: [String], of all: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let others = all.filter { !names.contains($0) }
    guard all.count > 1, others.count * 2 < names.count else {
      return " (in \(names.joined(separator: ", ")))"
    }
    return others.isEmpty
      ? " (in all configurations)"
      : " (in all configurations but \(others.joined(separator: ", ")))"
  }
}
