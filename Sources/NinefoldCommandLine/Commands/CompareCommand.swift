import Reporting
import InterfaceComparison
import InterfaceEditing
import InterfaceSource
import StructuredData
import Ninefold
import NinefoldProject

/// `ninefold compare`: reports the changes between two states of documents.
struct CompareCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case text, json, markdown, html, operations
  }

  static let name = "compare"

  static let manual = Manual(
    name: name, summary: "Compare two versions of layouts, object by object",
    usage: ["OLD NEW [OPTION…]", "DOCUMENT|FOLDER… --since REV [OPTION…]"],
    about: """
      Compare two versions of layouts, object by object.

      OLD and NEW are each a document, a folder of documents such as a checkout, or the output of
      'ninefold compile'. Documents are laid out on their own canvas and in all nine size-class
      cells, or in the configurations that options select. The report lists every change of the
      documents, such as attributes, connections and constraints, and its effects: which objects
      are moved or resized, which became ambiguous or conflicting, which are off screen and which
      texts are cut off, and in which cells and devices. Differences in ids, in versions and in how
      a file is spelled are ignored. Layout files contain neither images nor the values of named
      colors; compare documents to include them.

      The exit status is 1 if something changed (with --fail-on, something of those kinds) and 2 if
      a document cannot be read. Such documents are listed as not compared. Documents for macOS and
      watchOS are compared without layouts.

      \(Paragraphs.seeAssets)
      """,
    options: [
      Option.comparedRevision, Option.comparisonFormat, Option.outputFile, Option.failOn,
      Option.textForm,
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

  let request: ComparisonRequest
  let format: Format
  let textForm: TextForm
  let output: String?
  /// The kinds of changes that lead to exit status 1, or empty for all.
  let kinds: Set<ChangeKind>

  init(_ arguments: Arguments) throws(UsageError) {
    request = try ComparisonRequest(arguments)
    format = try arguments.read(.comparisonFormat) ?? .text
    let textForm = try arguments.read(.textForm)
    if textForm != nil, format != .html {
      throw .contradiction("--text-as requires --format html")
    }
    self.textForm = textForm ?? .paths
    output = try arguments.readPath(.outputFile)
    try UsageError.refuse(
      format == .operations && request.revision != nil,
      "--format operations compares two documents, not revisions")
    kinds = Set(try arguments.readAll(.failOn))
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    if format == .operations { return try writeOperations(console) }
    return try request.compare(console) { compared, reporter throws(ToolError) in
      let comparison = compared.comparison
      let bytes: [UInt8] =
        switch format {
        case .text:
          Array(
            DeviceTitles(request.new.namedWindows).text(ComparisonText.text(comparison)).utf8)
        case .json: ComparisonJSON.bytes(comparison)
        case .markdown: Array(ComparisonMarkdown.text(comparison).utf8)
        case .html: page(compared, console)
        case .operations: []
        }
      if let fault = try console.deliver(bytes, to: output) {
        reporter.report([fault])
      } else if let output {
        console.announce(
          wrote: "the comparison", to: output, more: ChangeDescription.sum(of: comparison))
      }
      let found = comparison.counts.map(\.kind)
      let isFailure = kinds.isEmpty ? !found.isEmpty : found.contains(where: kinds.contains)
      return isFailure ? .findings : .clean
    }
  }

  /// Writes the operations that make the old document mean the same as the new one.
  private func writeOperations(_ console: Console) throws(ToolError) -> ExitStatus {
    let limits = request.old.options.limits
    var states: [DocumentState] = []
    for path in request.old.operands + request.new.operands {
      let file = try ToolError.rethrowing(
        environment: SourceFile(reading: path, limit: limits.bytes))
      do throws(EditFault) {
        states.append(try DocumentState(file, limits: limits.ofXML))
      } catch {
        console.report("'\(path)' cannot be compared: \(error.message)")
        return .failure
      }
    }
    let operations = EditOperation.difference(from: states[0], to: states[1])
    var writer = JSONWriter()
    EditOperation.write(operations, to: &writer)
    if let fault = try console.deliver(writer.bytes + [UInt8(ascii: "\n")], to: output) {
      throw .environment(fault)
    }
    return operations.isEmpty ? .clean : .findings
  }

  private func page(
    _ compared: ComparisonRequest.Compared, _ console: Console
  ) -> [UInt8] {
    let (before, after) = ComparisonPicture.all(of: compared.comparison)
    let texts = textForm.tally(isIsolated: request.new.isIsolated, console)
    let old = compared.old.drawn(before, texts, console)
    let new = compared.new.drawn(after, texts, console)
    let page = ComparisonPage.text(
      compared.comparison, before: old.pictures, after: new.pictures,
      names: ComparisonPage.Names(
        before: old.scenes, after: new.scenes,
        configurations: old.titles.merging(new.titles) { $1 }))
    if let note = TextForm.note(texts) { console.warn(note) }
    return Array(page.utf8)
  }
}
