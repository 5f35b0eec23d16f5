import Reporting
import InterfaceEmission
import Ninefold
import NinefoldProject

/// `ninefold codegen`: writes Swift code for the names in documents.
struct CodegenCommand: Command {
  static let name = "codegen"

  static let manual = Manual(
    name: name, summary: "Generate Swift code for names and layouts in documents",
    usage: ["DOCUMENT|FOLDER… [OPTION…]"],
    about: """
      Generate Swift code for the names and layouts in documents.

      The output is one Swift file with a constant for everything that code refers to by name:
      storyboards with their scenes and segues, xibs, reuse, restoration and accessibility
      identifiers, and the images and colors of documents and catalogs. It does not require UIKit;
      where UIKit is available, constants create controllers, nibs, colors and images. Names consist
      of letters and digits: 'my-cell' becomes myCell. Different strings that would get the same
      name are numbered, with a warning. With --layouts, the file also has a function for each scene
      that returns the frames of its views in a window of a given size, or nil if no closed form is
      known. docs/guide/codegen.md describes the code.

      Folders are searched for .storyboard and .xib files and for .xcassets folders, except in
      hidden folders and links to folders. For a document that you name, pass its catalogs with
      --assets.
      """,
    options: [
      Option.outputFile, Option.access, Option.codeName, Flag.layouts, Option.layoutSizes,
      Option.assets, Option.fonts, Option.system, Option.sdk, Option.contentSize, Option.style,
      Option.contrast,
      Option.direction, Option.traits, Option.limit, Option.configuration, Flag.noConfiguration,
      Flag.isolated, Flag.allowEmpty, Option.jobs, Option.findings,
    ],
    examples: [
      ("ninefold codegen App -o Sources/App/Interface.swift", "Generate the code of an app"),
      ("ninefold codegen App --access public --name UI", "Print a public enum named UI"),
    ])

  let arguments: DocumentArguments
  let output: String?
  let code: CodeOptions
  /// The window sizes that generated functions support, or `nil` if no functions are requested.
  let sizes: ResizeRange?

  init(_ arguments: Arguments) throws(UsageError) {
    output = try arguments.readPath(.outputFile)
    code = CodeOptions(
      access: try arguments.read(.access) ?? .internal,
      name: try arguments.read(.codeName) ?? "Interface")
    let sizes = try arguments.read(.layoutSizes)
    let emitsLayouts = arguments.read(.layouts)
    if sizes != nil, !emitsLayouts {
      throw .contradiction("--sizes requires --layouts")
    }
    self.sizes = emitsLayouts ? sizes ?? Self.allSizes : nil
    var documents = try DocumentArguments(arguments, otherwise: [])
    if documents.operands.contains("-") {
      throw .contradiction("codegen needs file names: name files instead of '-'")
    }
    documents.searchesCatalogs = true
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
    let reporter = try RunReporter(console, findings: arguments.findings, of: batch, results)
    for warning in file.warnings { console.warn(warning) }
    // A missing object would be missing in the code of everyone who builds with it.
    let isBroken = results.contains { result in
      !result.isMade && result.report?.hasErrors() ?? false
    }
    guard reporter.status != .failure, !isBroken else { return reporter.status }
    if let fault = try console.deliver(file.bytes, to: output, as: .code) {
      throw .environment(fault)
    }
    if let output {
      let count = results.count { $0.code != nil }
      console.announce(wrote: "code for \(CountedNoun.text(count, "document"))", to: output)
    }
    return reporter.status
  }
}
