import InterfaceMerging
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold inspect`: prints everything that is known of objects.
struct InspectCommand: Command {
  static let name = "inspect"

  static let manual = Manual(
    name: name, summary: "Print everything that is known of an object",
    usage: ["DOCUMENT|- OBJECT… [OPTION…]"],
    about: """
      Print everything that is known of objects of a document.

      The output has the properties that differ from the defaults, those that depend on the
      configuration, the frames, the constraints as equations with their meaning and where they are
      active, the connections in both directions, and the findings. By default, the configurations
      are the document's own canvas and all nine size-class cells.

      \(Paragraphs.objectNames)
      """,
    options: [Option.questionFormat, Option.assets, Option.fonts]
      + DocumentArguments.compilerOptions,
    examples: [
      ("ninefold inspect Main.storyboard titleLabel", "Inspect the view of an outlet"),
      (
        "ninefold inspect Main.storyboard 'Login/button[1]' --format json",
        "Inspect the first button of a scene, as JSON"
      ),
    ])

  let arguments: DocumentArguments
  let format: QuestionFormat
  let names: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.questionFormat) ?? .text
    let operands = try arguments.operands("a document")
    guard operands.count > 1 else { throw .missingOperand("the name of an object") }
    var documents = try DocumentArguments(arguments, needsOperands: false)
    documents.jobs = 1
    documents.operands = [operands[0]]
    names = Array(operands.dropFirst())
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    try QuestionRun(arguments).run(console) { document, diagnostics throws(ToolError) in
      var inspections: [ObjectInspection] = []
      for name in names {
        let index = try QuestionRun.selecting { () throws(ObjectSelectionFault) in
          try document.selector.object(name)
        }
        inspections.append(document.inspection(of: index, diagnostics: diagnostics))
      }
      return format == .json
        ? InspectionReport.json(inspections, of: document)
        : Array(InspectionReport.text(inspections).utf8)
    }
  }
}
