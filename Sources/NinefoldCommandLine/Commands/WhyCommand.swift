#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Ninefold

/// `ninefold why`: what puts each edge of a view where it is.
struct WhyCommand: Command {
  static let manual = Manual(
    name: "why", summary: "Explain where a view lies",
    usage: ["DOCUMENT|- OBJECT-ID [OPTION…]"],
    paragraphs: [
      "Prints for each edge of a view which constraints, content sizes and priorities put it there, "
        + "with the lines of the document, in the order in which they were decided. Without --cell "
        + "and --device it speaks of the document's own canvas.",
      "'-' is standard input. What is found in the document goes to standard error.",
    ],
    options: [
      Option.assets.description, Option.cell.description, Option.device.description,
      Option.text.description, Flag.help.description,
    ])

  let document: String
  let objectID: String
  let assets: [String]
  let options: CompilerOptions

  init(_ arguments: Arguments) throws(UsageError) {
    assets = try arguments.takeAll(.assets)
    options = try DocumentArguments.compilerOptions(arguments, otherwise: [.canvas])
    (document, objectID) = try arguments.operands("a document", "the id of a view")
  }

  func run(_ console: Console) async throws(ToolError) -> ExitStatus {
    let search = try InputSearch([document])
    guard let input = search.documents.first, input.path == document else {
      throw .environment(.unreadable(path: document, SystemFault(code: EISDIR)))
    }
    let selection = try await AssetSelection(given: assets, search: search, jobs: 1)
    var result = DocumentResult()
    var isUnknown = false
    do throws(EnvironmentError) {
      let file = try Batch.read(input, console)
      var compiler = Compiler(options: options)
      let why = compiler.why(objectID, in: file, assets: selection.assets(for: input))
      result.report = FileReport(why.diagnostics, in: file)
      result.output = Array((why.text ?? "").utf8)
      isUnknown = why.text == nil && !why.diagnostics.contains { $0.severity == .error }
    } catch {
      throw .environment(error)
    }
    if isUnknown { throw .usage(.unknownView(objectID)) }
    var closing = Closing(console)
    closing.report(selection.faults)
    try closing.report([result])
    return closing.status
  }
}
