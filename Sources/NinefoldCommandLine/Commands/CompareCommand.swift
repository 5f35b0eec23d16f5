import Reporting
import InterfaceComparison
import Ninefold
import NinefoldProject

/// `ninefold compare`: reports the changes between two states of documents.
struct CompareCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case text, json, markdown, html
  }

  static let name = "compare"

  static let manual = Manual(
    name: name, summary: "Compare two versions of layouts, object by object",
    usage: ["OLD NEW [OPTION…]", "DOCUMENT|FOLDER… --since REV [OPTION…]"],
    about: """
      Compare two versions of layouts, object by object.

      OLD and NEW are each a document, a folder of documents such as a checkout, or the output of
      'ninefold compile'. Documents are laid out on their own canvas and in all nine size-class
      cells, or in the configurations that options select. The report lists which objects were
      added, removed, moved or resized or have a different text, font, color or image, which became
      ambiguous or conflicting, which are off screen and which texts are cut off, and in which cells
      and devices. Differences in ids, in versions and in how a file is spelled are ignored. Layout
      files contain neither images nor the values of named colors; compare documents to include
      them.

      The exit status is 1 if something changed (with --fail-on, something of those kinds) and 2 if
      a document cannot be read. Such documents, and those for macOS and watchOS, are listed as not
      compared.

      \(Paragraphs.seeAssets)
      """,
    options: [
      Option.comparedRevision, Option.comparisonFormat, Option.outputFile, Option.failOn,
    ] + DocumentArguments.options,
    examples: [
      ("ninefold compare App --since main", "Compare the working copy with the branch main"),
      (
        "ninefold compare Old New --format html -o changes.html",
        "Write a page with pictures before and after"
      ),
      (
        "ninefold compare App --since main --fail-on cut --fail-on off-screen",
        "Fail only if texts are cut off or objects are off screen"
      ),
    ])

  let old: DocumentArguments
  let new: DocumentArguments
  let revision: String?
  let format: Format
  let output: String?
  /// The kinds of changes that lead to exit status 1, or empty for all.
  let kinds: Set<ChangeKind>

  init(_ arguments: Arguments) throws(UsageError) {
    revision = try arguments.read(.comparedRevision)
    format = try arguments.read(.comparisonFormat) ?? .text
    output = try arguments.readPath(.outputFile)
    kinds = Set(try arguments.readAll(.failOn))
    var old = try DocumentArguments(arguments)
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

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    guard let revision else {
      return try compare(
        ComparisonSide(old), ComparisonSide(new), console)
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
    let unchanged = Set(after.paths.filter { tree.hasEqualLayouts($0) }.map { PathKey($0) })
    return try compare(before, after, unchanged: unchanged, console)
  }

  private func compare(
    _ old: ComparisonSide, _ new: ComparisonSide, unchanged: Set<PathKey> = [],
    _ console: Console
  ) throws(ToolError) -> ExitStatus {
    var reporter = RunReporter(console)
    let batches = [old, new].compactMap(\.batch)
    reporter.report(batches.flatMap(\.faults), batches.flatMap(\.warnings))
    // If there is nothing to compare, only the error is reported, without a result.
    if batches.contains(where: { $0.documents.isEmpty && !$0.faults.isEmpty }) {
      return reporter.status
    }
    let run = ComparisonRun(old, new, unchanged: unchanged, console)
    let comparison = run.comparison
    // `lint` reports the problems of documents, except those that make them unreadable.
    let unread = run.results.filter { !$0.isMade }.compactMap(\.report).filter {
      $0.hasErrors()
    }
    reporter.report(
      unread.map { report in
        var report = report
        report.path = RevisionTree.shown(report.path)
        return report
      })
    reporter.report(run.results.flatMap(\.faults))
    let bytes: [UInt8] =
      switch format {
      case .text: Array(ComparisonText.text(comparison).utf8)
      case .json: ComparisonJSON.bytes(comparison)
      case .markdown: Array(ComparisonMarkdown.text(comparison).utf8)
      case .html: page(comparison, old, new, console)
      }
    if let fault = try console.deliver(bytes, to: output) {
      reporter.report([fault])
    } else if let output {
      console.announce(
        wrote: "the comparison", to: output, more: ChangeDescription.sum(of: comparison))
    }
    let found = comparison.counts.map(\.kind)
    let isFailure = kinds.isEmpty ? !found.isEmpty : found.contains(where: kinds.contains)
    let status = unread.isEmpty ? reporter.status : .failure
    return isFailure ? status.merged(with: .findings) : status
  }

  private func page(
    _ comparison: Comparison, _ old: ComparisonSide, _ new: ComparisonSide, _ console: Console
  ) -> [UInt8] {
    let (before, after) = ComparisonPicture.all(of: comparison)
    return Array(
      ComparisonPage.text(
        comparison, before: old.pictures(before, console),
        after: new.pictures(after, console)
      ).utf8)
  }
}
