package import Reporting
import NinefoldProject

/// The findings of a revision.
package struct OldFindings: Sendable {
  /// The findings, by the paths of their files in the repository.
  package let known: Baseline
  /// The real path of the repository.
  package let top: String
  /// What is reported of documents that were only saved again, document by document.
  package let saved: [FileReport]

  /// Takes them.
  package init(known: Baseline, top: String, saved: [FileReport]) {
    self.known = known
    self.top = top
    self.saved = saved
  }

  /// Adds what is reported of documents that were only saved again.
  package func tellSaved(in reports: inout [FileReport]) {
    for report in saved {
      guard let index = reports.firstIndex(where: { $0.path == report.path }) else { continue }
      reports[index].entries.insert(contentsOf: report.entries, at: 0)
      reports[index].suppressed += report.suppressed
    }
  }

  /// Leaves out the findings that the revision has too, but for those that tell of broken documents.
  package func leaveOut(of reports: inout [FileReport]) {
    var rest = known
    reports.moveToBaseline(in: top) { rest.remove($0.diagnostic, path: $1) }
  }
}
