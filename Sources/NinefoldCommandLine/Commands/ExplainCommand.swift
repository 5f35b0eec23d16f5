import Reporting
import ConfigurationReading
import Ninefold

/// `ninefold explain`: explains a diagnostic.
struct ExplainCommand: Command {
  static let name = "explain"

  static let manual = Manual(
    name: name, summary: "Explain diagnostics and how to fix their causes",
    usage: ["ID…", "\(agents)"],
    about: """
      Explain diagnostics and how to fix their causes, with examples.

      ID is the name in brackets at the end of a finding, or IBLinter's name for the same rule.
      'explain agents' explains how a program reads and edits documents with this tool.
      """,
    options: [], operands: .asked(.rules),
    examples: [
      ("ninefold explain duplicate-id", "Explain a finding"),
      ("ninefold explain agents", "Explain to a coding agent how to edit documents"),
    ])

  /// The topic that is no diagnostic.
  private static let agents = "agents"

  let kinds: [DiagnosticKind]
  let explainsEditing: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var kinds: [DiagnosticKind] = []
    let topics = try arguments.operands("the id of a diagnostic")
    explainsEditing = topics.contains(Self.agents)
    for id in topics where id != Self.agents {
      guard let kind = RuleTable.all[id] else {
        throw .unknownDiagnostic(id, nearest: RuleTable.all.nearest(to: id))
      }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    self.kinds = kinds
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let texts =
      (explainsEditing ? [Explanation.agents] : []) + kinds.map { Explanation.text(of: $0) }
    try console.print(texts.joined(separator: "\n\n"))
    return .clean
  }
}
