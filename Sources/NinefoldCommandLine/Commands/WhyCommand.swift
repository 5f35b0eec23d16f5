import Ninefold
import NinefoldProject

/// `ninefold why`: what puts each edge of a view where it is.
struct WhyCommand: Command {
  static let manual = Manual(
    name: "why", summary: "Explain where a view lies",
    usage: ["DOCUMENT|- OBJECT-ID [OPTION…]"],
    paragraphs: [
      "Prints for each edge of a view which constraints, content sizes and priorities put it there, "
        + "with the lines of the document, in the order in which they were decided. Without --cell, "
        + "--device and --size it speaks of the document's own canvas.",
      Paragraphs.assetsOfOne,
      "'-' is standard input. What is found in the document goes to standard error.",
    ],
    options: [Option.assets.description, Option.fonts.description]
      + DocumentArguments.compilerOptions
      + [Flag.help.description])

  let document: String
  let objectID: String
  let assets: [String]
  let fonts: [String]
  let configuration: ConfigurationOrigin
  let options: CompilerOptions

  init(_ arguments: Arguments) throws(UsageError) {
    assets = try arguments.takeAll(.assets)
    fonts = try arguments.takeAll(.fonts)
    configuration = try ConfigurationOrigin(arguments)
    options = try DocumentArguments.compilerOptions(arguments, otherwise: [.canvas])
    (document, objectID) = try arguments.operands("a document", "the id of a view")
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let single = try SingleDocument(
      document, assets: assets, fonts: fonts, options, configuration: configuration)
    return try single.run(console, options.limits) {
      file, assets, localizations, configuration throws(ToolError) in
      var compiler = Compiler(options: options)
      let why = compiler.why(
        objectID, in: file, assets: assets, localizations: localizations,
        configuration: configuration)
      if why.text == nil, !why.diagnostics.contains(where: { $0.severity == .error }) {
        throw .usage(.unknownView(objectID))
      }
      return (why.text ?? "", why.diagnostics)
    }
  }
}
