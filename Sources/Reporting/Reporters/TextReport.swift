/// Findings for people, file by file, and at the end how many there are.
///
/// Quiet, there is no sum, and nothing at all where nothing was found.
package enum TextReport {
  /// The findings of a run, a part for each file and one for the sum.
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
