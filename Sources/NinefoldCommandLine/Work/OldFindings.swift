/// The findings of a revision.
struct OldFindings: Sendable {
  /// The findings, by the paths of their files in the repository.
  let known: Baseline
  /// The real path of the repository.
  let top: String

  /// Leaves out the findings that the revision has too, but for those that tell of broken documents.
  func leaveOut(of reports: inout [FileReport]) {
    var rest = known
    for index in reports.indices {
      let place = Path.relative(RealPath.of(reports[index].path), to: top)
      reports[index].moveToBaseline { rest.remove($0.diagnostic, path: place) }
    }
  }
}
