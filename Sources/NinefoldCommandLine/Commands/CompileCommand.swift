import Ninefold
import PlatformFacts

/// `ninefold compile`: layout files.
struct CompileCommand: Command {
  static let manual = Manual(
    name: "compile", summary: "Write the layouts of documents as JSON",
    usage: ["DOCUMENT|FOLDER|-… --output FOLDER [OPTION…]", "DOCUMENT|- [OPTION…]"],
    paragraphs: [
      "Lays documents out in their own canvas and in all nine size-class cells, and writes one file "
        + "per document: 'Views/Main.storyboard' in FOLDER becomes "
        + "'Views/Main.storyboard.layout.json'. Without --output the layout of a single document "
        + "goes to standard output.",
      Paragraphs.operands("whose result is named 'stdin'"), Paragraphs.assets,
      "What is found in the documents goes to standard error.",
    ],
    options: [Option.output.description] + DocumentArguments.options
      + [Flag.closedForm.description, Option.findings.description, Flag.help.description]
      + [Flag.withoutWeakRules.description, Option.withoutRule.description])

  let arguments: DocumentArguments
  let findings: FindingsUse
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    output = try arguments.take(.output)
    findings = try arguments.take(.findings) ?? .report
    let emitsClosedForms = arguments.take(.closedForm)
    let withoutWeakRules = arguments.take(.withoutWeakRules)
    let excluded = try arguments.takeAll(.withoutRule)
    var documents = try DocumentArguments(arguments)
    documents.options.canvas = CanvasEra.Options(
      withoutWeakRules: withoutWeakRules, excluded: Set(excluded.map(\.id)))
    documents.options.emitsClosedForms = emitsClosedForms
    documents.options.resolvesColors = false
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let search = try InputSearch(arguments.operands)
    let plan = try self.plan(search)
    let batch = try Batch(arguments, search)
    let results = batch.run(console) { compilation, document, result in
      guard let bytes = compilation.layoutFile(named: Path.lastPart(document.outputPath)) else {
        return
      }
      guard let plan else {
        result.output = bytes
        return
      }
      do throws(EnvironmentError) {
        try plan.folder.write(bytes, to: plan.layoutFile(of: document))
      } catch {
        result.faults.append(error)
      }
    }
    var closing = Closing(console, findings: findings)
    closing.report(batch.faults, batch.warnings)
    closing.report(batch.catalogReports + batch.fontReports)
    closing.report(batch.configurationReports(results))
    try closing.report(results)
    return closing.status
  }

  private func plan(_ search: InputSearch) throws(ToolError) -> OutputPlan? {
    do throws(UsageError) {
      if let output { return try OutputPlan(folder: output, documents: search.documents) }
      guard search.documents.count <= 1 else {
        throw .missingOption(
          "--output", reason: "the layouts of several documents cannot go to standard output")
      }
      return nil
    } catch {
      throw .usage(error)
    }
  }
}
