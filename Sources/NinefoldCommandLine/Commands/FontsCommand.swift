import Reporting
import Ninefold
import NinefoldProject

/// `ninefold fonts check`: reports how well fonts measure the texts of documents.
struct FontsCommand: Command {
  static let manual = Manual(
    name: "fonts", summary: "Score fonts against the widths that documents store",
    usage: ["check PATH DOCUMENT|FOLDER|-… [OPTION…]"],
    about: """
      PATH is a font file or a folder with such, as for --fonts elsewhere. Every label and every button with
      nothing but a title whose stored width nothing but its one line of text decides is measured and compared
      with the width that Interface Builder stored. Printed are for each font the number of such texts, how many
      are within half a point and within one point, the mean of how much too wide they are, and the ten that are
      farthest off.

      Texts whose stored width is that of Helvetica Neue, which stands for a font that is missing where a
      document is saved, are counted apart. Fonts that documents name and no file has are listed.

      \(Paragraphs.operands())

      \(Paragraphs.assets)
      """,
    options: [
      Option.fontReport, Option.assets, Option.limit, Flag.allowEmpty, Option.jobs,
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
    format = try arguments.take(.fontReport) ?? .text
    var documents = try DocumentArguments(arguments, otherwise: [.canvas])
    documents.operands = operands
    documents.fonts = [fonts]
    documents.options.resolvesColors = false
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let batch = try Batch(arguments)
    let checks = check(batch, console)
    var closing = RunReporter(console)
    closing.report(batch.faults, batch.warnings)
    closing.report(batch.givenFontReports + batch.fontReports)
    try closing.report(checks.map(\.result))
    let texts = zip(batch.documents.map(\.path), checks.map(\.texts))
    try console.print(format.bytes(FontScores(texts.map { ($0, $1) })))
    return closing.status
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
