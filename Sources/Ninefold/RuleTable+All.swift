package import ConfigurationReading
import InterfaceSource

extension RuleTable {
  /// Every kind of finding.
  package static let all = RuleTable(
    DiagnosticKind.all.map { kind in
      RuleTable.Rule(
        id: kind.id, severity: kind.severity, aliases: kind.aliases,
        isOptIn: kind.isOptIn, isFixed: kind.isFixed(kind.severity),
        options: kind.options)
    })
}
