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
      text += configurations(diagnostic)
      text += " [\(diagnostic.id)]\n"
      for (note, location) in entry.notes {
        let notePath = note.path.map { Console.visible($0) }
        text += "  "
        text += notePath ?? place(path, location ?? entry.start)
        text += ": note: \(Console.visible(note.message))\n"
      }
    }
    return Array(text.utf8)
  }

  private static func place(_ path: String, _ location: SourceLocation) -> String {
    "\(path):\(location.line):\(location.column)"
  }

  private static func configurations(_ diagnostic: Diagnostic) -> String {
    guard !diagnostic.configurations.isEmpty else { return "" }
    return " (in \(diagnostic.configurations.joined(separator: ", ")))"
  }
}
