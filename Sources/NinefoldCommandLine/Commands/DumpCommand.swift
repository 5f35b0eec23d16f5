import Reporting
import Ninefold
import NinefoldProject

/// `ninefold dump`: prints the result of a compiler stage.
struct DumpCommand: Command {
  static let manual = Manual(
    name: "dump", summary: "Print what a stage makes of a document",
    usage: ["DOCUMENT|- --stage STAGE [OPTION…]"],
    about: """
      Prints the result of one stage as indented lines for people and for comparison: the events of the XML, the
      document, and for each configuration the resolved scenes, the constraints and the layout. The form may
      change from version to version.

      \(Paragraphs.assetsOfOne)

      '-' is standard input. What is found in the document goes to standard error.
      """,
    options: [Option.stage, Option.assets, Option.fonts] + DocumentArguments.compilerOptions)

  let arguments: DocumentArguments
  let stage: DumpStage

  init(_ arguments: Arguments) throws(UsageError) {
    guard let stage = try arguments.take(.stage) else {
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
