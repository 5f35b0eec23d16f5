import InterfaceSource

/// Findings as lines: `path:line:column: severity: message [id]`, notes below them.
enum TextReport {
  /// The lines of one file's findings.
  static func bytes(_ report: FileReport) -> [UInt8] {
    var text = ""
    let path = Console.visible(report.path)
    for entry in report.entries {
      let diagnostic = entry.diagnostic
      text += place(path, entry.start)
      text += ": \(diagnostic.severity.rawValue): \(Console.visible(diagnostic.message))"
      text += configurations(diagnostic.configurations, of: report.configurations)
      text += " [\(diagnostic.id)]\n"
      for note in entry.notes {
        let notePath = note.note.path.map { Console.visible($0) }
        text += "  "
        text += notePath ?? place(path, note.location ?? entry.start)
        text += ": note: \(Console.visible(note.note.message))\n"
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
