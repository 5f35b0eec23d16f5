import Ninefold
import LintPolicy
import Reporting
import NinefoldProject

/// The action of `lint --fix`: applies fix-its until none are left.
struct FixRun: Sendable {
  /// The maximum number of times that documents are fixed and checked again: of overlapping
  /// fix-its, one waits for the next round.
  static let rounds = 32

  /// Whether nothing is written.
  let isDryRun: Bool

  /// Fixes the findings that remain after configurations, the revision and the baseline.
  ///
  /// Returns the findings in the fixed documents, these documents, and the documents that were not
  /// changed although they could be fixed.
  func apply(
    _ first: [FileReport], _ batch: inout LintBatch, _ old: RevisionFindings?,
    _ baseline: BaselineAction?, _ console: Console
  ) throws(ToolError) -> (
    reports: [FileReport], fixed: FixedDocuments, warnings: [EnvironmentWarning]
  ) {
    var reports = first
    var fixed = FixedDocuments()
    var untouched = first
    try baseline?.leaveOut(of: &untouched)
    let warnings = Self.links(in: untouched, batch.documents)
    for _ in 0..<Self.rounds {
      var left = reports
      try baseline?.leaveOut(of: &left)
      guard fixed.apply(left) > 0 else { break }
      var next = try batch.reports(console, contents: fixed.contents)
      if fixed.revert(reports, next) {
        next = try batch.reports(console, contents: fixed.contents)
      }
      old?.leaveOut(of: &next)
      reports = next
    }
    return (reports, fixed, warnings)
  }

  /// Returns the fixable documents that are symbolic links out of the folder in which they were
  /// found.
  private static func links(
    in reports: [FileReport], _ documents: [DocumentInput]
  ) -> [EnvironmentWarning] {
    let fixable = Set(
      reports.filter { $0.entries.contains { $0.diagnostic.safeFixIt != nil } }.map {
        PathKey($0.path)
      })
    return documents.filter { fixable.contains(PathKey($0.path)) && !$0.mayBeChanged }.map {
      let folder =
        $0.operand.utf8.last == UInt8(ascii: "/") && $0.operand != "/"
        ? String($0.operand.dropLast()) : $0.operand
      return .linkOutOfFolder(path: $0.path, folder: folder.isEmpty ? "." : folder)
    }
  }
}
