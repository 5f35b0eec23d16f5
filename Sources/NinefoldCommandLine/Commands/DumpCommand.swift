import Ninefold
import NinefoldProject

/// `ninefold dump`: what a stage makes of a document.
struct DumpCommand: Command {
  static let manual = Manual(
    name: "dump", summary: "Print what a stage makes of a document",
    usage: ["DOCUMENT|- --stage STAGE [OPTION…]"],
    paragraphs: [
      "Prints the result of one stage as indented lines for people and for comparison: the events of "
        + "the XML, the document, and for each configuration the resolved scenes, the constraints "
        + "and the layout. The form may change from version to version.",
      Paragraphs.assetsOfOne,
      "'-' is standard input. What is found in the document goes to standard error.",
    ],
    options: [Option.stage.description, Option.assets.description, Option.fonts.description]
      + DocumentArguments.compilerOptions + [Flag.help.description])

  let operand: String
  let stage: DumpStage
  let assets: [String]
  let fonts: [String]
  let configuration: ConfigurationOrigin
  let options: CompilerOptions

  init(_ arguments: Arguments) throws(UsageError) {
    guard let stage = try arguments.take(.stage) else {
      throw .missingOption("--stage", reason: "it takes \(DumpStage.names)")
    }
    self.stage = stage
    assets = try arguments.takeAll(.assets)
    fonts = try arguments.takeAll(.fonts)
    configuration = try ConfigurationOrigin(arguments)
    options = try DocumentArguments.compilerOptions(arguments)
    operand = try arguments.operand("a document")
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let document = try SingleDocument(
      operand, assets: assets, fonts: fonts, options, configuration: configuration)
    return try document.run(console, options.limits) {
      file, assets, localizations, configuration in
      var compiler = Compiler(options: options)
      let dump = compiler.dump(
        file, assets: assets, localizations: localizations, configuration: configuration,
        stage: stage)
      return (dump.text, dump.diagnostics)
    }
  }
}
