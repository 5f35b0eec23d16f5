import Reporting
import Ninefold
import NinefoldProject

/// `ninefold why`: explains the position of each edge of a view.
struct WhyCommand: Command {
  static let manual = Manual(
    name: "why", summary: "Explain where a view lies",
    usage: ["DOCUMENT|- OBJECT-ID [OPTION…]"],
    about: """
      Prints for each edge of a view which constraints, content sizes and priorities put it there, with the
      lines of the document, in the order in which they were decided. Without --cell, --device and --size it
      speaks of the document's own canvas.

      \(Paragraphs.assetsOfOne)

      '-' is standard input. What is found in the document goes to standard error.
      """,
    options: [Option.assets, Option.fonts] + DocumentArguments.compilerOptions)

  let arguments: DocumentArguments
  let objectID: String

  init(_ arguments: Arguments) throws(UsageError) {
    var documents = try DocumentArguments(arguments, needsOperands: false, otherwise: [.canvas])
    documents.jobs = 1
    let (document, objectID) = try arguments.operands("a document", "the id of a view")
    documents.operands = [document]
    self.arguments = documents
    self.objectID = objectID
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    try SingleDocument(arguments).run(console) { input throws(ToolError) in
      var compiler = Compiler(options: arguments.options)
      let why = compiler.why(
        objectID, in: input.file, assets: input.assets, localizations: input.localizations,
        configuration: input.configuration)
      if why.text == nil, !why.diagnostics.contains(where: { $0.severity == .error }) {
        throw .usage(.unknownView(objectID))
      }
      return (why.text ?? "", why.diagnostics)
    }
  }
}
