import Reporting
import ConfigurationReading
import Ninefold

/// `ninefold explain`: explains a diagnostic.
struct ExplainCommand: Command {
  static let name = "explain"

  static let manual = Manual(
    name: name, summary: "Explain diagnostics and how to fix their causes",
    usage: ["ID…"],
    about: """
      Explain diagnostics and how to fix their causes, with examples.

      ID is the name in brackets at the end of a finding, or IBLinter's name for the same rule.
      """,
    options: [], operands: .asked(.rules),
    examples: [
      ("ninefold explain duplicate-id", "Explain a finding")
    ])

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
