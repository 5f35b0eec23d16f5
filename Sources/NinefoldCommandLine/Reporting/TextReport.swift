import InterfaceSource

/// Findings for people: the path of a file, its findings below it, and at the end how many there are.
///
/// Quiet, there is no sum, and nothing at all where nothing was found.
enum TextReport {
  /// The findings of a run, a part for each file and one for the sum.
  ///
  /// - Parameters:
  ///   - run: What was found.
  ///   - isColored: Whether severities have colours.
  /// - Returns: The parts.
  static func parts(_ run: LintRun, isColored: Bool = false) -> some Sequence<String> {
    var isFirst = true
    var rest = run.reports.makeIterator()
    var isSummed = run.isQuiet
    return AnyIterator {
      while let report = rest.next() {
        let lines = lines(report, isColored)
        guard !lines.isEmpty else { continue }
        defer { isFirst = false }
        return (isFirst ? "" : "\n") + PrintedText.line(report.path) + "\n" + lines
      }
      guard !isSummed else { return nil }
      isSummed = true
      return (isFirst ? "" : "\n") + run.sum + "\n"
    }
  }

  private static func lines(_ report: FileReport, _ isColored: Bool) -> String {
    var text = ""
    for entry in report.entries {
      let diagnostic = entry.diagnostic
      text += "  \(place(entry.start)): "
      text += SeverityText.word(diagnostic.severity, isColored: isColored)
      text += PrintedText.line(
        ": " + FindingText.message(entry, in: report) + " [\(diagnostic.id)]")
      text += "\n"
      for note in entry.notes {
        let place = note.note.path ?? place(note.location ?? entry.start)
        text += PrintedText.line("    \(place): ")
        text += SeverityText.word(.note, isColored: isColored)
        text += PrintedText.line(": \(note.note.message)") + "\n"
      }
    }
    return text
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.line):\(location.column)"
  }
}
