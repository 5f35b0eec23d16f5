import Ninefold

/// `ninefold fonts check`: how well fonts measure the texts of documents.
struct FontsCommand: Command {
  static let manual = Manual(
    name: "fonts", summary: "Score fonts against the widths that documents store",
    usage: ["check PATH DOCUMENT|FOLDER|-… [OPTION…]"],
    paragraphs: [
      "PATH is a font file or a folder with such, as for --fonts elsewhere. Every label and every button with "
        + "nothing but a title whose stored width nothing but its one line of text decides is measured and "
        + "compared with the width that Interface Builder stored. Printed are for each font the number of such "
        + "texts, how many are within half a point and within one point, the mean of how much too wide they "
        + "are, and the ten that are farthest off.",
      "Texts whose stored width is that of Helvetica Neue, which stands for a font that is missing where a "
        + "document is saved, are counted apart. Fonts that documents name and no file has are listed.",
      Paragraphs.operands(), Paragraphs.assets,
    ],
    options: [
      Option.fontReport.description, Option.assets.description, Option.limit.description,
      Flag.allowEmpty.description, Option.jobs.description, Flag.help.description,
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
    let documents = batch.checkFonts(console)
    var closing = Closing(console)
    closing.report(batch.faults, batch.warnings)
    closing.report(batch.givenFontReports + batch.fontReports)
    try closing.report(documents.map(\.result))
    try console.print(format.bytes(FontScores(documents)))
    return closing.status
  }
}
