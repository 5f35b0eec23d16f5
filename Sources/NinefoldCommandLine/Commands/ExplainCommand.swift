import InterfaceSource
import Ninefold

/// `ninefold explain`: what a diagnostic means.
struct ExplainCommand: Command {
  static let manual = Manual(
    name: "explain", summary: "Say what a diagnostic means and how to mend its cause",
    usage: ["ID"],
    paragraphs: [
      "Prints what a diagnostic means, how to mend its cause, and examples: ID is what stands in "
        + "brackets at the end of its line."
    ],
    options: [Flag.help.description])

  let kind: DiagnosticKind

  init(_ arguments: Arguments) throws(UsageError) {
    let id = try arguments.operand("the id of a diagnostic")
    guard let kind = DiagnosticKind.named(id) else {
      let nearest = NearestName.nearest(to: id, among: DiagnosticKind.all.map(\.id))
      throw .unknownDiagnostic(id, nearest: nearest)
    }
    self.kind = kind
  }

  func run(_ console: Console) async throws(ToolError) -> ExitStatus {
    try console.print(Explanation.text(of: kind))
    return .clean
  }
}
