import Reporting
import Ninefold
import NinefoldProject

/// `ninefold fonts check`: reports how well fonts measure the texts of documents.
struct FontsCommand: Command {
  static let name = "fonts"

  static let manual = Manual(
    name: name, summary: "Score fonts against the text widths stored in documents",
    usage: ["check PATH DOCUMENT|FOLDER|-… [OPTION…]"],
    about: """
      Score fonts against the text widths stored in documents.

      PATH is a font file or a folder of font files. Ninefold uses these fonts to measure each
      label, and each button with only a title, whose stored width depends only on its one line of
      text, and compares the results with the widths that Interface Builder stored. For each font,
      the output lists the number of such texts, how many are within half a point and within one
      point, by how much they are too wide on average, and the ten largest differences. Texts with
      the stored width of Helvetica Neue, which replaces a font that is missing when a document is
      saved, are counted separately. Fonts in documents that have no file are listed.

      \(Paragraphs.operands()) \(Paragraphs.seeAssets)
      """,
    options: [
      Option.fontReport, Option.assets, Option.limit, Flag.allowEmpty, Option.jobs,
    ],
    examples: [
      (
        "ninefold fonts check Fonts App",
        "Score the fonts below Fonts against the documents below App"
      )
    ])

  static let actions = ["check"]

  let arguments: DocumentArguments
  let format: FontReport

  init(_ arguments: Arguments) throws(UsageError) {
    var operands = try arguments.operands("'check', a font file or folder and a document or folder")
    let action = operands.removeFirst()
    guard Self.actions.contains(action) else { throw Self.unknown(action) }
    guard !operands.isEmpty else { throw .missingOperand("a font file or folder") }
    let fonts = operands.removeFirst()
    guard !operands.isEmpty else { throw .missingOperand("a document or folder") }
    format = try arguments.read(.fontReport) ?? .text
    var documents = try DocumentArguments(arguments, otherwise: [.canvas])
    documents.operands = operands
    documents.fonts = [fonts]
    documents.options.resolvesColors = false
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let batch = try Batch(arguments)
    let checks = check(batch, console)
    var reporter = RunReporter(console)
    reporter.report(batch.faults, batch.warnings)
    reporter.report(batch.specifiedFontReports + batch.fontReports)
    try reporter.report(checks.map(\.result))
    let texts = zip(batch.documents.map(\.path), checks.map(\.texts))
    try console.print(format.bytes(FontScores(texts.map { ($0, $1) })))
    return reporter.status
  }

  /// Returns the texts of all documents that are suitable for the check, and the results of the
  /// documents.
  private func check(
    _ batch: Batch, _ console: Console
  ) -> [(texts: [FontCheck.Text], result: DocumentResult)] {
    Workers.map(batch.documents, count: batch.jobs) {
      var compiler = Compiler(options: batch.options)
      return { (_, document) in
        var result = DocumentResult()
        do throws(EnvironmentError) {
          let file = try Batch.read(document, console, compiler.options.limits)
          let assets = batch.assets.assets(for: document)
          let found = compiler.checkFonts(
            of: file, assets: assets.with(fonts: batch.fonts.fonts(for: document)))
          // Only errors that leave a document without texts are reported: `lint` reports the
          // others.
          result.isMade = !found.diagnostics.contains { $0.severity == .error }
          if !result.isMade { result.report = FileReport(found.diagnostics, in: file) }
          return (found.check.texts, result)
        } catch {
          result.faults.append(error)
          return ([], result)
        }
      }
    }
  }
}
