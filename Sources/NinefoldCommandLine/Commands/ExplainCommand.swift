import Reporting
import ConfigurationReading
import Ninefold

/// `ninefold explain`: explains a diagnostic.
struct ExplainCommand: Command {
  static let manual = Manual(
    name: "explain", summary: "Say what a diagnostic means and how to mend its cause",
    usage: ["ID…"],
    about: """
      Prints what diagnostics mean, how to mend their causes, and examples: ID is what stands in brackets at the
      end of a line, or IBLinter's name for the same.
      """,
    options: [])

  let kinds: [DiagnosticKind]

  init(_ arguments: Arguments) throws(UsageError) {
    var kinds: [DiagnosticKind] = []
    for id in try arguments.operands("the id of a diagnostic") {
      guard let kind = RuleTable.all[id] else {
        throw .unknownDiagnostic(id, nearest: RuleTable.all.nearest(to: id))
      }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    self.kinds = kinds
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    try console.print(kinds.map { Explanation.text(of: $0) }.joined(separator: "\n\n"))
    return .clean
  }
}
