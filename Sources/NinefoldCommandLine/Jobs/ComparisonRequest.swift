import InterfaceComparison
import Ninefold
import NinefoldProject
import Reporting

/// The two states of documents that a command compares.
struct ComparisonRequest: Sendable {
  let old: DocumentArguments
  let new: DocumentArguments
  let revision: String?

  /// Two states that were compared.
  struct Compared {
    let comparison: Comparison
    let old: ComparisonSide
    let new: ComparisonSide
    /// The old state, if it is a revision.
    let checkout: RevisionCheckout?
  }

  /// Reads the command line.
  ///
  /// `defaultConfigurations` are compared if the command line names none.
  init(
    _ arguments: Arguments,
    otherwise defaultConfigurations: [ConfigurationRequest] = ConfigurationRequest.all
  ) throws(UsageError) {
    revision = try arguments.read(.comparedRevision)
    var old = try DocumentArguments(arguments, otherwise: defaultConfigurations)
    // Colors are compared by the values of their names.
    old.options.resolvesColors = false
    var new = old
    if revision == nil {
      let (before, after) = try arguments.operands(
        "an old and a new document or folder", "the new document or folder")
      old.operands = [before]
      new.operands = [after]
    }
    self.old = old
    self.new = new
  }

  /// Compares the states and passes the result to a function.
  ///
  /// - Parameters:
  ///   - console: The streams for errors and warnings.
  ///   - use: Reports the result, with a reporter of errors; not called if there is nothing to
  ///     compare. Returns the exit status apart from errors.
  /// - Returns: The exit status.
  /// - Throws: An error if the states cannot be found, or the error of `use`.
  func compare(
    _ console: Console,
    use: (Compared, inout RunReporter) throws(ToolError) -> ExitStatus
  ) throws(ToolError) -> ExitStatus {
    guard let revision else {
      return try compare(ComparisonSide(old), ComparisonSide(new), nil, console, use)
    }
    let tree = try RevisionCheckout(revision, around: new.operands)
    defer { tree.remove() }
    var then = old
    then.operands = new.operands.compactMap { tree.existingCounterpart(of: $0) }
    // New documents did not exist before.
    then.allowsEmpty = true
    let before: ComparisonSide =
      then.operands.isEmpty
      ? .files([], jobs: 1) : try ComparisonSide(then, from: tree.folder)
    let after = try ComparisonSide(new, from: tree.top)
    return try compare(before, after, tree, console, use)
  }

  private func compare(
    _ old: ComparisonSide, _ new: ComparisonSide, _ tree: RevisionCheckout?, _ console: Console,
    _ use: (Compared, inout RunReporter) throws(ToolError) -> ExitStatus
  ) throws(ToolError) -> ExitStatus {
    var reporter = RunReporter(console)
    let batches = [old, new].compactMap(\.batch)
    reporter.report(batches.flatMap(\.faults), batches.flatMap(\.warnings))
    // If there is nothing to compare, only the error is reported, without a result.
    if batches.contains(where: { $0.documents.isEmpty && !$0.faults.isEmpty }) {
      return reporter.status
    }
    let unchanged = tree.map { tree in
      Set(new.paths.filter { tree.hasEqualLayouts($0) }.map { PathKey($0) })
    }
    let run = ComparisonRun(old, new, unchanged: unchanged ?? [], console)
    // `lint` reports the problems of documents, except those that make them unreadable.
    let unread = run.results.filter { !$0.isMade }.compactMap(\.report).filter { $0.hasErrors() }
    reporter.report(
      unread.map { report in
        var report = report
        report.path = RevisionTree.shown(report.path)
        return report
      })
    reporter.report(run.results.flatMap(\.faults))
    let found = try use(
      Compared(comparison: run.comparison, old: old, new: new, checkout: tree), &reporter)
    return (unread.isEmpty ? reporter.status : .failure).merged(with: found)
  }
}
