package import ConfigurationReading
import InterfaceSource

extension RuleTable {
  /// Every kind of finding, with the names that IBLinter has for it.
  package static let all = RuleTable(
    DiagnosticKind.all.map { kind in
      RuleTable.Rule(
        id: kind.id, severity: kind.severity, aliases: aliases[kind.id] ?? [],
        isFixed: kind.isFixed(kind.severity))
    })

  /// IBLinter's names for kinds of findings.
  private static let aliases: [String: [String]] = [
    "ambiguous-layout": ["ambiguous"],
    "duplicate-id": ["duplicate_id"],
  ]
}
