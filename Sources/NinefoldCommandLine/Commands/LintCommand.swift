import Ninefold

/// `ninefold lint`: findings.
struct LintCommand: Command {
  static let manual = Manual(
    name: "lint", summary: "Print what is wrong in documents",
    usage: ["DOCUMENT|FOLDER|-… [OPTION…]"],
    paragraphs: [
      "Compiles documents and prints what is found in them and in their asset catalogs, as "
        + "'path:line:column: severity: message [id]' with notes below; 'ninefold explain ID' says "
        + "more. A finding that holds in some configurations only names them.",
      Paragraphs.operands(), Paragraphs.assets,
    ],
    options: [Option.reporter.description, Flag.strict.description] + DocumentArguments.options
      + [Flag.help.description])

  let arguments: DocumentArguments
  let reporter: Reporter
  let isStrict: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    reporter = try arguments.take(.reporter) ?? .text
    isStrict = arguments.take(.strict)
    var documents = try DocumentArguments(arguments)
    documents.options.resolvesColors = false
    documents.options.rules = Set(DiagnosticKind.rules.filter { !$0.isOptIn }.map(\.id))
    self.arguments = documents
  }

  func run(_ console: Console) async throws(ToolError) -> ExitStatus {
    let batch = try await Batch(arguments)
    let results = await batch.run(console) { _, _, _ in }
    let reports =
      batch.catalogReports + batch.fontReports + batch.configurationReports(results)
      + results.flatMap { [$0.report].compactMap(\.self) + $0.localizationReports }
    var closing = Closing(console)
    closing.report(batch.faults, batch.warnings)
    closing.report(results.flatMap(\.faults))
    closing.count(reports, isStrict: isStrict)
    try console.print(reporter.bytes(reports))
    return closing.status
  }
}
