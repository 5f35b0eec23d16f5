import Reporting
import InterfaceEmission
import Ninefold
import NinefoldProject

/// `ninefold codegen`: writes Swift code for the names in documents.
struct CodegenCommand: Command {
  static let manual = Manual(
    name: "codegen", summary: "Write names and layouts of documents as Swift",
    usage: ["DOCUMENT|FOLDER… [OPTION…]"],
    about: """
      Writes one file of Swift with a constant for everything that code asks documents for by name: storyboards
      with their scenes and segues, xibs, reuse, restoration and accessibility identifiers, and the images and
      colours of documents and catalogs. It needs no UIKit; where that is at hand, constants make controllers,
      nibs, colours and images.

      Names are made of letters and digits: 'my-cell' becomes myCell. Texts that differ and would have one name
      have numbers after it, with a warning.

      Folders are searched for .storyboard and .xib files, hidden folders and links to folders left out, and for
      .xcassets folders; catalogs beside a document that is named itself are named with --assets.

      With --layouts there is a function for each scene that says where its views lie in a window of a size: the
      closed forms of its layouts, in Swift. It says nothing, nil, where no closed form is known.
      """,
    options: [
      Option.outputFile, Option.access, Option.codeName, Flag.layouts, Option.layoutSizes,
      Option.assets, Option.fonts, Option.system, Option.contentSize, Option.style, Option.contrast,
      Option.direction, Option.traits, Option.limit, Option.configuration, Flag.noConfiguration,
      Flag.isolated, Flag.allowEmpty, Option.jobs, Option.findings,
    ])

  let arguments: DocumentArguments
  let output: String?
  let code: CodeOptions
  /// The window sizes that generated functions support, or `nil` if no functions are requested.
  let sizes: ResizeRange?

  init(_ arguments: Arguments) throws(UsageError) {
    output = try arguments.takeFile(.outputFile)
    code = CodeOptions(
      access: try arguments.take(.access) ?? .internal,
      name: try arguments.take(.codeName) ?? "Interface")
    let sizes = try arguments.take(.layoutSizes)
    let wantsLayouts = arguments.take(.layouts)
    if sizes != nil, !wantsLayouts {
      throw .contradiction("--sizes requires --layouts")
    }
    self.sizes = wantsLayouts ? sizes ?? Self.allSizes : nil
    var documents = try DocumentArguments(arguments, otherwise: [])
    if documents.operands.contains("-") {
      throw .contradiction("codegen needs file names: name files instead of '-'")
    }
    documents.looksIntoCatalogs = true
    self.arguments = documents
  }

  private static let allSizes = ResizeRange(
    least: LayoutSize(width: 320, height: 320), most: LayoutSize(width: 1366, height: 1366))

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    var batch = try Batch(arguments)
    batch.leaveOutLayouts()
    batch.resizeRange = sizes
    let results = batch.run(console) { compilation, _, result in
      if result.isMade { result.code = compilation.code(with: result.resizing) }
      result.resizing = nil
    }
    let file = CodeFile(
      results.compactMap(\.code), CodeAssets(batch.assets.catalogs), code)
    let closing = try RunReporter(console, findings: arguments.findings, of: batch, results)
    for warning in file.warnings { console.warn(warning) }
    // A missing object would be missing in the code of everyone who builds with it.
    let isBroken = results.contains { result in
      !result.isMade && result.report?.hasErrors() ?? false
    }
    guard closing.status != .failure, !isBroken else { return closing.status }
    if let fault = try console.deliver(file.bytes, to: output, as: .code) {
      throw .environment(fault)
    }
    if let output {
      let count = results.count { $0.code != nil }
      console.tell(wrote: "code for \(CountedNoun.text(count, "document"))", to: output)
    }
    return closing.status
  }
}
