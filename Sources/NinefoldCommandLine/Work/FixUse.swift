/// What `lint --fix` does: mends documents until nothing is left to mend.
struct FixUse: Sendable {
  /// How often documents are mended and looked into again: a fix-it that touches another waits for the next time.
  static let rounds = 32

  /// Whether nothing is written.
  let isDryRun: Bool

  /// Takes what the command line says; nil where it says nothing.
  init?(_ arguments: Arguments, _ baseline: BaselineUse?) throws(UsageError) {
    isDryRun = arguments.take(.dryRun)
    guard arguments.take(.fix) else {
      if isDryRun { throw .missingOption("--fix", reason: "--dry-run prints what it would change") }
      return nil
    }
    guard isDryRun else { return }
    switch baseline {
    case .write: throw .contradiction("--dry-run writes nothing, --write-baseline a file")
    case .leaveOut(_, prunes: true):
      throw .contradiction("--dry-run writes nothing, --prune-baseline a file")
    case .leaveOut, nil: break
    }
  }

  /// Mends the findings that are left by configurations, the revision and the baseline.
  ///
  /// - Parameters:
  ///   - first: What is found in the documents.
  ///   - batch: The documents.
  ///   - old: The findings of the revision that is compared with.
  ///   - baseline: The findings that are known.
  ///   - console: Where standard input comes from.
  /// - Returns: What is found in the documents as they shall be, and these.
  /// - Throws: What looking into documents throws.
  func mend(
    _ first: [FileReport], _ batch: inout LintBatch, _ old: OldFindings?,
    _ baseline: BaselineUse?, _ console: Console
  ) async throws(ToolError) -> ([FileReport], MendedDocuments) {
    var reports = first
    var mended = MendedDocuments()
    for _ in 0..<Self.rounds {
      var left = reports
      try baseline?.leaveOut(of: &left)
      guard mended.mend(left) > 0 else { break }
      var next = try await batch.reports(console, contents: mended.contents)
      if mended.takeBack(reports, next) {
        next = try await batch.reports(console, contents: mended.contents)
      }
      old?.leaveOut(of: &next)
      reports = next
    }
    return (reports, mended)
  }
}
