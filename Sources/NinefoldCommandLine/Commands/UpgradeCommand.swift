import Reporting
import InterfaceLint
import Ninefold
import NinefoldProject

/// `ninefold upgrade`: adopts newer features in old documents.
struct UpgradeCommand: Command {
  static let name = "upgrade"

  static let manual = Manual(
    name: name, summary: "Adopt Auto Layout, size classes and safe areas in old documents",
    usage: ["DOCUMENT|FOLDER… [OPTION…]"],
    about: """
      Adopt Auto Layout, size classes, safe areas and iOS 8 segues in old documents.

      Documents for iOS are upgraded step by step: Auto Layout, where views keep their autoresizing
      masks; size classes, with a device of the canvas's size; safe areas instead of the layout
      guides of controllers; and iOS 8 kinds of segues instead of push, modal, popover and replace.
      Only the bytes of these changes are modified. After each step, the document is laid out on its
      own canvas and in the nine size-class cells; a step that would cause an error or move a view
      is skipped. The output lists the steps that were applied and those that were skipped, with
      reasons.

      Below folders that you name, Ninefold skips vendored code and files ignored by .gitignore.
      """,
    options: [
      Flag.autoLayout, Flag.sizeClasses, Flag.safeAreas, Flag.segues, Flag.movesViews, Flag.dryRun,
      Option.assets, Flag.allowEmpty, Option.jobs,
    ],
    examples: [
      ("ninefold upgrade App --dry-run", "Preview all changes as a unified diff"),
      ("ninefold upgrade App --safe-areas", "Turn on safe areas only"),
    ])

  let arguments: DocumentArguments
  let steps: [UpgradeStep]
  let movesViews: Bool
  let isDryRun: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let flags: [(Flag, UpgradeStep)] = [
      (.autoLayout, .autoLayout), (.sizeClasses, .sizeClasses), (.safeAreas, .safeAreas),
      (.segues, .segues),
    ]
    let named = flags.filter { arguments.read($0.0) }.map(\.1)
    steps = named.isEmpty ? UpgradeStep.allCases : named
    movesViews = arguments.read(.movesViews)
    isDryRun = arguments.read(.dryRun)
    var documents = try DocumentArguments(arguments)
    documents.options.resolvesColors = false
    self.arguments = documents
    if self.arguments.operands.contains("-") {
      throw .contradiction("upgrade cannot change standard input: name files instead of '-'")
    }
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    var search = try arguments.search()
    var ignored = IgnoredPaths()
    search.leaveOut { ignored.leavesOut($0.outputPath, below: $0.operand) }
    let assets = try ToolError.rethrowing(
      file: AssetSelection(specified: arguments.assets, search: search, jobs: arguments.jobs))
    let steps = steps
    let movesViews = movesViews
    let options = arguments.options
    // A file that is named twice is changed once.
    var seen: Set<PathKey> = []
    let documents = search.documents.filter {
      $0.mayBeChanged && seen.insert(PathKey(RealPath.of($0.path))).inserted
    }
    let results = Workers.map(documents, count: arguments.jobs) {
      var compiler = Compiler(options: options)
      return { (_, document) in
        Result { () throws(EnvironmentError) -> DocumentUpgrade in
          compiler.upgrade(
            try Batch.read(document, console, options.limits), steps: steps,
            assets: assets.assets(for: document), movesViews: movesViews)
        }
      }
    }
    let upgrades = results.compactMap { try? $0.get() }
    let faults = results.compactMap { result in
      if case .failure(let fault) = result { fault } else { nil }
    }
    var reporter = RunReporter(console)
    let empty = arguments.allowsEmpty ? [] : search.emptyFolders()
    reporter.report(
      empty.map { .noDocuments(folder: $0) } + search.faults.map { .file($0) } + faults,
      search.warnings.map { .search($0) })
    // If there is nothing to upgrade, only the error is reported, without a summary.
    if documents.isEmpty, reporter.status == .failure { return reporter.status }
    // Other documents in a folder, such as those for other systems, are only counted.
    let operands = Set(documents.filter { $0.origin == .operand }.map { PathKey($0.path) })
    reporter.report(
      upgrades.compactMap(\.unread)
        .filter { Omission($0) == nil || operands.contains(PathKey($0.file.path)) }
        .map { FileReport($0.diagnostics, in: $0.file) })
    return try finish(upgrades, unreadable: faults.count, reporter.status, console)
  }

  /// Writes the documents, or prints the changes, and reports the result.
  private func finish(
    _ upgrades: [DocumentUpgrade], unreadable: Int, _ status: ExitStatus, _ console: Console
  ) throws(ToolError) -> ExitStatus {
    let report = UpgradeReport.text(
      upgrades, unreadable: unreadable, isDryRun: isDryRun)
    guard !isDryRun else {
      try console.print(
        UnifiedDifference.bytes(upgrades.map(\.file), isForTerminal: console.isTerminal))
      console.writeError(Array(report.utf8))
      return status
    }
    do throws(EnvironmentError) {
      try FileReplacement.write(
        upgrades.map(\.file).filter { !$0.edits.isEmpty }.map { FileReplacement($0) })
    } catch {
      console.report(error.message)
      if case .changed = error { return status.merged(with: .findings) }
      return .failure
    }
    try console.print(report)
    return status
  }
}
