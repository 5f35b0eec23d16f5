import LintPolicy
import Reporting
import Ninefold
import NinefoldProject

/// `ninefold lint`: reports findings.
struct LintCommand: Command {
  static let name = "lint"

  static let manual = Manual(
    name: name, summary: "Report problems in documents and asset catalogs",
    usage: [
      "DOCUMENT|FOLDER|-… [OPTION…]", "--rules [PATH]", "--print-config PATH",
    ],
    about: """
      Report problems in documents and their asset catalogs.

      Findings are grouped by document, as 'line:column: severity: message [id]', with notes below;
      'ninefold explain ID' describes them. A finding that applies only in some configurations names
      them. Below folders that you name, Ninefold skips files ignored by .gitignore and the
      folders \(vendored). The 'lint' section of '.ninefold.yml' selects the findings to report,
      sets their severities and suppresses those that are intentional; see docs/guide/configuration.md.

      \(Paragraphs.operands()) \(Paragraphs.seeAssets)
      """,
    options: [Option.reporter, Flag.strict, Flag.lenient, Flag.quiet] + DocumentArguments.options
      + [
        Option.deploymentTarget, Option.baseline, Option.writeBaseline, Flag.pruneBaseline,
        Option.since, Flag.fix, Flag.dryRun, Flag.suggest, Flag.rules, Option.printConfiguration,
        Option.lintCache, Flag.noCache, Option.cacheSize,
      ],
    examples: [
      ("ninefold lint App", "Lint every document below App"),
      ("ninefold lint App --fix --dry-run", "Preview safe fixes as a unified diff"),
      (
        "ninefold lint App --since main",
        "Report only findings that are new since the branch main"
      ),
      (
        "ninefold lint App --reporter github --reporter sarif=lint.sarif",
        "Print annotations for GitHub and write a SARIF file"
      ),
    ])

  private static let vendored =
    IgnoredPaths.otherPeoplesFolders.dropLast().joined(separator: ", ") + " and "
    + (IgnoredPaths.otherPeoplesFolders.last ?? "")

  let arguments: DocumentArguments
  /// The query to answer instead of linting, or `nil`.
  let query: LintQuery?
  let baseline: BaselineAction?
  let since: String?
  let fix: FixRun?
  let reporters: [ReporterRequest]
  let isStrict: Bool
  let isLenient: Bool
  let isQuiet: Bool
  /// The cache of runs, or `nil` if there is none for this run.
  let cache: CacheSettings?
  /// The options that determine the output.
  private let words: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    reporters = try ReporterRequest.all(arguments.readAll(.reporter))
    isStrict = arguments.read(.strict)
    isQuiet = arguments.read(.quiet)
    isLenient = arguments.read(.lenient)
    if isStrict, isLenient {
      throw .contradiction("--strict and --lenient cannot be combined")
    }
    query = try LintQuery(arguments)
    baseline = try BaselineAction(arguments)
    since = try arguments.read(.since)
    fix = try FixRun(arguments, baseline)
    let suggests = arguments.read(.suggest)
    if suggests, fix != nil {
      throw .contradiction("--suggest and --fix cannot be combined")
    }
    var documents = try DocumentArguments(arguments, needsOperands: query == nil).forLint
    documents.deploymentTarget = try arguments.read(.deploymentTarget)
    if fix != nil, documents.operands.contains("-") {
      throw .contradiction("--fix cannot change standard input: name files instead of '-'")
    }
    if suggests {
      guard documents.options.configurations.contains(.canvas) else {
        throw .contradiction("--suggest needs the document's own canvas: add '--cell canvas'")
      }
      documents.suggestsConstraints = true
    }
    self.arguments = documents
    // Other runs write files or depend on git.
    let isRepeatable =
      since == nil && fix == nil && baseline?.written == nil && !documents.isIsolated
      && !documents.operands.contains("-") && reporters.allSatisfy { $0.path == nil }
    let settings = try CacheSettings(arguments)
    cache = isRepeatable ? settings : nil
    words =
      arguments.words(without: [Option.lintCache, Flag.noCache, Option.cacheSize, Option.jobs])
      + ["--"] + documents.operands
  }

  var outputs: [OutputTarget] {
    ([baseline?.written] + reporters.map(\.path)).flatMap { OutputTarget.files($0) }
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    if let query { return try query.run(arguments.configuration, console) }
    if !isQuiet { WorkingCopyMerge.warn(about: arguments.operands, console) }
    guard let values = cache?.values(console, jobs: arguments.jobs), !writesSummary(console) else {
      return try lint(console)
    }
    defer {
      if cache?.folder != nil, !isQuiet, let failure = values.failure {
        console.warn(EnvironmentWarning.cacheUnwritable(failure).message)
      }
    }
    return try RunCache(values, words: words, console).run(console) {
      console throws(ToolError) in try lint(console)
    }
  }

  /// Returns whether the run adds to the page of a job on GitHub.
  private func writesSummary(_ console: Console) -> Bool {
    reporters.contains { $0.reporter == .github }
      && !(console.environment(ReportWriting.summaryVariable) ?? "").isEmpty
  }

  private func lint(_ console: Console) throws(ToolError) -> ExitStatus {
    var batch = try LintBatch(arguments)
    batch.keepsSources = fix != nil
    batch.keepsResults = since != nil
    let revision = try since.map { revision throws(ToolError) in
      try RevisionCheckout(revision, around: arguments.operands)
    }
    defer { revision?.remove() }
    if let revision { batch.leaveOutUnchanged(since: revision) }
    var reports = try batch.reports(console)
    let old = try revision.map { revision throws(ToolError) in
      try batch.findings(in: revision, arguments, console)
    }
    batch.keepsResults = false
    // Fixed documents are checked again, each in full.
    batch.leaveOutLayouts(of: [])
    old?.leaveOut(of: &reports)
    old?.reportToolchainOnlyChanges(in: &reports)
    var fixed = FixedDocuments()
    var links: [EnvironmentWarning] = []
    if let fix {
      (reports, fixed, links) = try fix.apply(reports, &batch, old, baseline, console)
      if fix.isDryRun {
        let reporter = close(batch, links, reports, console)
        try console.print(fixed.difference(isForTerminal: console.isTerminal))
        if !isQuiet, fixed.count > 0 {
          console.writeError(Array("would fix \(fixed.countSummary)\n".utf8))
        }
        return reporter.status
      }
      do throws(EnvironmentError) {
        try fixed.write()
      } catch {
        console.report(error.message)
        if case .changed = error { return .findings }
        return .failure
      }
    }
    let written = try baseline?.apply(to: &reports, of: batch, console)
    MissingFilesFold.apply(to: &reports)
    UndecidedFold.apply(to: &reports)
    if isLenient {
      for index in reports.indices { reports[index].soften() }
    }
    var reporter = close(batch, links, reports, console)
    var run = LintRun(
      reports: reports, documents: batch.documents.map(\.path), omissions: batch.omissions)
    run.isQuiet = isQuiet
    run.devices = DeviceTitles(batch.requests)
    run.fixed = fixed.count > 0 ? fixed.countSummary : nil
    run.written = written
    run.folder = RealPath.of("")
    run.workspace = console.environment("GITHUB_WORKSPACE").map { RealPath.of($0) }
    // If there is nothing to lint, only the error is reported, without a summary.
    if reporter.status == .failure, run.isEmpty { run.isQuiet = true }
    if !run.isQuiet, !reporters.contains(where: { $0.reporter.listsOmissions }),
      let words = run.omissionSummary
    {
      console.warn(words)
    }
    let faults = try ReportWriting.write(reporters, of: run, to: console)
    if !run.isQuiet { announce(run, written, failed: !faults.isEmpty, console) }
    reporter.report(faults)
    return reporter.status
  }

  /// Prints errors of the environment, and includes findings in the exit status.
  private func close(
    _ batch: LintBatch, _ links: [EnvironmentWarning], _ reports: [FileReport], _ console: Console
  ) -> RunReporter {
    var reporter = RunReporter(console)
    reporter.report(batch.faults, isQuiet ? [] : batch.warnings + links)
    reporter.count(reports, isStrict: isStrict)
    return reporter
  }

  /// Reports the files that were written, unless a report on standard output does.
  private func announce(
    _ run: LintRun, _ written: String?, failed: Bool, _ console: Console
  ) {
    guard let printed = reporters.first(where: { $0.path == nil })?.reporter else {
      let files = reporters.compactMap(\.path).map { "'\($0)'" }
      if !failed { console.announce("\(run.sum), written to \(files.joined(separator: ", "))") }
      return
    }
    if let written, !printed.printsSum {
      console.writeError(Array("\(PrintedText.line(written))\n".utf8))
    }
  }
}
