package import ConfigurationReading
import InterfaceSource
import Ninefold

/// The table of all rules, with their settings for one path.
package enum RuleListing {
  /// Returns a line for each rule, after a line of column headings.
  package static func text(_ policy: LintPolicy) -> String {
    var rows = [
      ["rule", "severity", "category", "state", "layouts", "other names", "options", "summary"]
    ]
    for rule in RuleTable.all.rules {
      let severity = policy.severity(of: rule.id) ?? rule.severity
      rows.append([
        rule.id, severity.rawValue, rule.category.rawValue, state(rule, policy),
        rule.needsLayouts ? "yes" : "-", aliases(rule), options(rule, policy),
        rule.summary,
      ])
    }
    return TextColumns.aligned(rows)
  }

  /// Returns the first aliases of a rule: `explain` lists all.
  private static func aliases(_ rule: DiagnosticKind) -> String {
    guard !rule.aliases.isEmpty else { return "-" }
    return rule.aliases.prefix(3).joined(separator: ",") + (rule.aliases.count > 3 ? ",…" : "")
  }

  /// Returns the options of a rule with their values.
  private static func options(_ rule: DiagnosticKind, _ policy: LintPolicy) -> String {
    guard !rule.options.isEmpty else { return "-" }
    let configured = policy.options(of: rule.id)
    return rule.options.map { option in
      let value = configured.last { $0.name == option.name }?.value ?? option.standard
      let text = value.text
      return "\(option.name)=\(text.prefix(40))\(text.count > 40 ? "…" : "")"
    }.joined(separator: " ")
  }

  private static func state(_ rule: DiagnosticKind, _ policy: LintPolicy) -> String {
    if rule.isMandatory { return "always" }
    if policy.isOn(rule.id) { return "on" }
    return rule.isOptIn ? "opt-in" : "off"
  }
}
