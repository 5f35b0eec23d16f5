import LintPolicy
import Reporting
import InterfaceLint
import Ninefold
import NinefoldProject

extension LintBatch {
  /// Leaves out what is the same in a revision: the layouts and findings of documents that have not
  /// changed, and on which no other change has an effect.
  ///
  /// Documents that are operands are checked in full.
  mutating func leaveOutUnchanged(since old: RevisionCheckout) {
    leaveOutLayouts(
      of: documents.filter {
        $0.origin == .folder && old.hasEqualFindingsApartFromClasses($0.path)
      }.map(\.path))
  }

  /// Lints the documents of a revision.
  func findings(
    in old: RevisionCheckout, _ arguments: DocumentArguments, _ console: Console
  ) throws(ToolError) -> RevisionFindings {
    var then = arguments
    then.operands = arguments.operands.compactMap { old.existingCounterpart(of: $0) }
    // New documents did not exist before.
    then.allowsEmpty = true
    var baseline = Baseline()
    if !then.operands.isEmpty {
      var before = try LintBatch(then)
      before.reuse = results(in: old)
      before.leaveOutLayouts(of: documentsWithoutLayouts.map { old.counterpart(of: $0.path) })
      let reports = try before.reports(console)
      for fault in before.faults { console.warn(fault.message) }
      for report in reports {
        let existingCounterpart = old.relativePath(to: report.path)
        for entry in report.entries { baseline.add(entry.diagnostic, path: existingCounterpart) }
      }
    }
    return RevisionFindings(
      baseline: baseline, top: old.top,
      saved: saved(old, limit: arguments.options.limits.bytes))
  }

  /// Returns the documents that were only saved again, with the findings about that.
  private func saved(_ old: RevisionCheckout, limit: Int) -> [FileReport] {
    documents.compactMap { document in
      guard checks(ToolchainOnlyChange.kind, in: document),
        !old.isUnchanged(document.path),
        let existingCounterpart = old.existingCounterpart(of: document.path),
        let then = try? FileReading.read(existingCounterpart, limit: limit),
        let now = try? FileReading.read(document.path, limit: limit)
      else { return nil }
      let file = SourceFile(path: document.path, bytes: now)
      return ToolchainOnlyChange.finding(
        in: file, since: SourceFile(path: existingCounterpart, bytes: then)
      ).map { reported([$0], in: file, of: document) }
    }
  }
}
