/// Findings for people, by file, followed by their number.
///
/// In quiet mode there is no summary, and no output if there are no findings.
package enum TextReport {
  /// Returns the text of a run in parts: one for each file and one for the summary.
  package static func parts(_ run: LintRun, isColored: Bool = false) -> some Sequence<String> {
    var groups = FindingGroups(isColored: isColored)
    var rest = run.reports.makeIterator()
    var isSummed = run.isQuiet
    return AnyIterator {
      if let report = rest.next() { return groups.text(FindingLine.all(report), of: report.path) }
      guard !isSummed else { return nil }
      isSummed = true
      return (groups.last == nil ? "" : "\n") + run.sum + "\n"
    }
  }
}
