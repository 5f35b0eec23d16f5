import InterfaceEmission
import Reporting
import InterfaceEditing
import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject

/// `ninefold why`: explains the position of each edge of a view.
struct WhyCommand: Command {
  static let name = "why"

  static let manual = Manual(
    name: name, summary: "Explain the position and size of a view",
    usage: ["DOCUMENT|- OBJECT [OPTION…]"],
    about: """
      Explain the position and size of a view.

      For each edge of the view, the output lists the constraints, content sizes and priorities that
      determine it, with their lines in the document, in the order in which they were decided. By
      default, the configuration is the document's own canvas. OBJECT is an id or a name, as for
      'ninefold inspect'. '-' is standard input. Findings go to standard error.

      \(Paragraphs.seeAssets)
      """,
    options: [Option.questionFormat, Option.assets, Option.fonts]
      + DocumentArguments.compilerOptions,
    examples: [
      ("ninefold why Main.storyboard w8n-9l-6TN", "Explain a view on the document's own canvas"),
      (
        "ninefold why Main.storyboard w8n-9l-6TN --device retina4_7",
        "Explain the view on a phone"
      ),
    ])

  let arguments: DocumentArguments
  let objectID: String
  let format: QuestionFormat

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.questionFormat) ?? .text
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
      let (explanations, diagnostics) = compiler.explanations(
        of: id(in: input.file), in: input.file, assets: input.assets,
        localizations: input.localizations,
        configuration: input.configuration)
      guard !explanations.isEmpty else {
        if diagnostics.contains(where: { $0.severity == .error }) { return ("", diagnostics) }
        throw .usage(.unknownView(objectID))
      }
      switch format {
      case .text:
        let reports = explanations.map { WhyReport.text(of: $0, in: input.file) }
        return (reports.joined(separator: "\n"), diagnostics)
      case .json:
        let json = WhyReport.json(of: explanations, in: input.file)
        return (String(decoding: json, as: UTF8.self), diagnostics)
      }
    }
  }

  /// Returns the id of the view, which may be named otherwise; the name itself if no object has it.
  private func id(in file: SourceFile) -> String {
    guard let state = try? DocumentState(file),
      let entry = try? ObjectSelector(state.table, of: state.xml, in: file).object(objectID)
    else { return objectID }
    return DocumentTable.id(ofKey: state.table.entries[entry].key)
  }
}
