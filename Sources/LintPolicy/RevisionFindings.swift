package import Reporting
import NinefoldProject

/// The findings of a revision.
package struct RevisionFindings: Sendable {
  /// The findings, by the paths of their files in the repository.
  package let baseline: Baseline
  /// The real path of the repository.
  package let top: String
  /// The findings about documents that were only saved again, by document.
  package let saved: [FileReport]

  package init(baseline: Baseline, top: String, saved: [FileReport]) {
    self.baseline = baseline
    self.top = top
    self.saved = saved
  }

  /// Adds the findings about documents that were only saved again.
  package func reportToolchainOnlyChanges(in reports: inout [FileReport]) {
    for report in saved {
      guard let index = reports.firstIndex(where: { $0.path == report.path }) else { continue }
      reports[index].entries.insert(contentsOf: report.entries, at: 0)
      reports[index].suppressed += report.suppressed
    }
  }

  /// Removes the findings that the revision contains too, except those that mean that a document is
  /// broken.
  package func leaveOut(of reports: inout [FileReport]) {
    var remaining = baseline
    reports.moveToBaseline(in: top) { remaining.remove($0.diagnostic, path: $1) }
  }
}
