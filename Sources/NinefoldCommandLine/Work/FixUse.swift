import Ninefold
import LintPolicy
import Reporting
import NinefoldProject

/// What `lint --fix` does: mends documents until nothing is left to mend.
struct FixUse: Sendable {
  /// How often documents are mended and looked into again: a fix-it that touches another waits for the next time.
  static let rounds = 32

  /// Whether nothing is written.
  let isDryRun: Bool

  /// Mends the findings that are left by configurations, the revision and the baseline.
  ///
  /// Returns what is found in the documents as they shall be, these, and which documents are left alone though something
  /// could be mended in them.
  func mend(
    _ first: [FileReport], _ batch: inout LintBatch, _ old: OldFindings?,
    _ baseline: BaselineUse?, _ console: Console
  ) throws(ToolError) -> (
    reports: [FileReport], mended: MendedDocuments, warnings: [EnvironmentWarning]
  ) {
    var reports = first
    var mended = MendedDocuments()
    var untouched = first
    try baseline?.leaveOut(of: &untouched)
    let warnings = Self.links(in: untouched, batch.documents)
    for _ in 0..<Self.rounds {
      var left = reports
      try baseline?.leaveOut(of: &left)
      guard mended.mend(left) > 0 else { break }
      var next = try batch.reports(console, contents: mended.contents)
      if mended.takeBack(reports, next) {
        next = try batch.reports(console, contents: mended.contents)
      }
      old?.leaveOut(of: &next)
      reports = next
    }
    return (reports, mended, warnings)
  }

  /// The documents with something to mend that are links out of the folder that they were found in.
  private static func links(
    in reports: [FileReport], _ documents: [DocumentInput]
  ) -> [EnvironmentWarning] {
    let mendable = Set(
      reports.filter { $0.entries.contains { $0.diagnostic.safeFixIt != nil } }.map {
        PathKey($0.path)
      })
    return documents.filter { mendable.contains(PathKey($0.path)) && !$0.mayBeChanged }.map {
      let folder =
        $0.operand.utf8.last == UInt8(ascii: "/") && $0.operand != "/"
        ? String($0.operand.dropLast()) : $0.operand
      return .linkOutOfFolder(path: $0.path, folder: folder.isEmpty ? "." : folder)
    }
  }
}
