import Reporting
import Ninefold
import NinefoldProject

/// `ninefold why`: explains the position of each edge of a view.
struct WhyCommand: Command {
  static let name = "why"

  static let manual = Manual(
    name: name, summary: "Explain the position and size of a view",
    usage: ["DOCUMENT|- OBJECT-ID [OPTION…]"],
    about: """
      Explain the position and size of a view.

      For each edge of the view, the output lists the constraints, content sizes and priorities that
      determine it, with their lines in the document, in the order in which they were decided. By
      default, the configuration is the document's own canvas. '-' is standard input. Findings go to
      standard error.

      \(Paragraphs.seeAssets)
      """,
    options: [Option.assets, Option.fonts] + DocumentArguments.compilerOptions,
    examples: [
      ("ninefold why Main.storyboard w8n-9l-6TN", "Explain a view on the document's own canvas"),
      (
        "ninefold why Main.storyboard w8n-9l-6TN --device retina4_7",
        "Explain the view on a phone"
      ),
    ])

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
