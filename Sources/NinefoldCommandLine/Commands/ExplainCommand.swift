import InterfaceSource

/// `ninefold explain`: what a diagnostic means.
struct ExplainCommand: Command {
  static let manual = Manual(
    name: "explain", summary: "Say what a diagnostic means and how to mend its cause",
    usage: ["ID"],
    paragraphs: [
      "Prints the paragraph of a diagnostic: ID is what stands in brackets at the end of its line."
    ],
    options: [Flag.help.description])

  let entry: DiagnosticCatalog.Entry

  init(_ arguments: Arguments) throws(UsageError) {
    let id = try arguments.operand("the id of a diagnostic")
    guard let entry = DiagnosticCatalog.entry(id) else {
      let nearest = NearMiss.nearest(to: id, among: DiagnosticCatalog.ids)
      throw .unknownDiagnostic(id, nearest: nearest)
    }
    self.entry = entry
  }

  func run(_ console: Console) async throws(ToolError) -> ExitStatus {
    try console.print(
      "\(entry.id) (\(entry.severity.rawValue))\n\n"
        + TextColumns.wrapped(entry.summary + " " + entry.text))
    return .clean
  }
}
