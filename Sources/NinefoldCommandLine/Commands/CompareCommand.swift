import Reporting
import InterfaceComparison
import Ninefold
import NinefoldProject

/// `ninefold compare`: reports the changes between two states of documents.
struct CompareCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case text, json, markdown, html
  }

  static let manual = Manual(
    name: "compare", summary: "Say what changed in layouts, object by object",
    usage: ["OLD NEW [OPTION…]", "DOCUMENT|FOLDER… --since REV [OPTION…]"],
    about: """
      OLD and NEW are each a document, a folder of documents such as a checkout, or what 'ninefold compile'
      wrote. Documents are laid out in their own canvas and in all nine cells, or where options say, and
      compared scene by scene and object by object: what came, went, moved or has another size, text, font,
      colour or image, what became ambiguous or conflicting, what lies off screen and which texts are cut off,
      and in which cells and devices.

      Objects that only have other ids, files that are only spelled otherwise, and versions are no change. Files
      of layouts say nothing of what images and named colours look like: for these compare documents.

      Exits with status 1 when something changed, with --fail-on only for changes of those kinds, and with
      status 2 when a document cannot be read. Such documents, and those for macOS and watchOS, are listed as
      not compared.

      \(Paragraphs.assets)
      """,
    options: [
      Option.comparedRevision, Option.comparisonFormat, Option.outputFile, Option.failOn,
    ] + DocumentArguments.options)

  let old: DocumentArguments
  let new: DocumentArguments
  let revision: String?
  let format: Format
  let output: String?
  /// The kinds of changes that lead to exit status 1, or empty for all.
  let kinds: Set<ChangeKind>

  init(_ arguments: Arguments) throws(UsageError) {
    revision = try arguments.take(.comparedRevision)
    format = try arguments.take(.comparisonFormat) ?? .text
    output = try arguments.takeFile(.outputFile)
    kinds = Set(try arguments.takeAll(.failOn))
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
    then.operands = new.operands.compactMap { tree.place(of: $0) }
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
    var closing = RunReporter(console)
    let batches = [old, new].compactMap(\.batch)
    closing.report(batches.flatMap(\.faults), batches.flatMap(\.warnings))
    // If there is nothing to compare, only the error is reported, without a result.
    if batches.contains(where: { $0.documents.isEmpty && !$0.faults.isEmpty }) {
      return closing.status
    }
    let run = ComparisonRun(old, new, unchanged: unchanged, console)
    let comparison = run.comparison
    // `lint` reports the problems of documents, except those that make them unreadable.
    let unread = run.results.filter { !$0.isMade }.compactMap(\.report).filter {
      $0.hasErrors()
    }
    closing.report(
      unread.map { report in
        var report = report
        report.path = RevisionTree.shown(report.path)
        return report
      })
    closing.report(run.results.flatMap(\.faults))
    let bytes: [UInt8] =
      switch format {
      case .text: Array(ComparisonText.text(comparison).utf8)
      case .json: ComparisonJSON.bytes(comparison)
      case .markdown: Array(ComparisonMarkdown.text(comparison).utf8)
      case .html: page(comparison, old, new, console)
      }
    if let fault = try console.deliver(bytes, to: output) {
      closing.report([fault])
    } else if let output {
      console.tell(wrote: "the comparison", to: output, more: ChangeDescription.sum(of: comparison))
    }
    let found = comparison.counts.map(\.kind)
    let isFailure = kinds.isEmpty ? !found.isEmpty : found.contains(where: kinds.contains)
    let status = unread.isEmpty ? closing.status : .failure
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
