package import ConfigurationReading
import InterfaceSource

extension RuleTable {
  /// Every kind of finding.
  package static let all = RuleTable(DiagnosticKind.all)
}
