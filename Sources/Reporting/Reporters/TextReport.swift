/// Findings for people, by file, followed by their number.
///
/// It is a sequence of parts of the text: one for each file and one for the summary. In quiet mode
/// there is no summary, and no output if there are no findings.
package struct TextReport: Sequence, IteratorProtocol {
  private let run: LintRun
  private var groups: FindingGroups
  private var rest: IndexingIterator<[FileReport]>
  private var isSummed: Bool

  package init(_ run: LintRun, isColored: Bool = false) {
    self.run = run
    groups = FindingGroups(isColored: isColored)
    rest = run.reports.makeIterator()
    isSummed = run.isQuiet
  }

  package mutating func next() -> String? {
    if let report = rest.next() {
      return groups.text(FindingLine.all(report, run.devices), of: report.path)
    }
    guard !isSummed else { return nil }
    isSummed = true
    return (groups.last == nil ? "" : "\n") + run.sum + "\n"
  }
}
