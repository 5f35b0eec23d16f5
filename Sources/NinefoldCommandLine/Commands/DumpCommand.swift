import Reporting
import Ninefold
import NinefoldProject

/// `ninefold dump`: prints the result of a compiler stage.
struct DumpCommand: Command {
  static let name = "dump"

  static let manual = Manual(
    name: name, summary: "Print the result of a compiler stage",
    usage: ["DOCUMENT|- --stage STAGE [OPTION…]"],
    about: """
      Print the result of a compiler stage.

      The output is indented text for reading and comparing: the XML events, the document, or for
      each configuration the resolved scenes, the constraints or the layout. Its format may change
      between versions. '-' is standard input. Findings go to standard error.

      \(Paragraphs.seeAssets)
      """,
    options: [Option.stage, Option.assets, Option.fonts] + DocumentArguments.compilerOptions,
    examples: [
      (
        "ninefold dump Main.storyboard --stage constraints --cell wC-hR",
        "Print the constraints of one size-class cell"
      )
    ])

  let arguments: DocumentArguments
  let stage: DumpStage

  init(_ arguments: Arguments) throws(UsageError) {
    guard let stage = try arguments.read(.stage) else {
      throw .missingOption("--stage", reason: "expected \(DumpStage.names)")
    }
    self.stage = stage
    var documents = try DocumentArguments(arguments, needsOperands: false)
    documents.jobs = 1
    documents.operands = [try arguments.operand("a document")]
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    try SingleDocument(arguments).run(console) { input in
      var compiler = Compiler(options: arguments.options)
      let dump = compiler.dump(
        input.file, assets: input.assets, localizations: input.localizations,
        configuration: input.configuration, stage: stage)
      return (dump.text, dump.diagnostics)
    }
  }
}
