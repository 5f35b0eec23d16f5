package import ConfigurationReading
import InterfaceSource
import Ninefold

/// The table of all rules, with their settings for one path.
package enum RuleListing {
  /// Returns a line for each rule, after a line of column headings.
  package static func text(_ policy: LintPolicy) -> String {
    var rows = [
      [
        "rule", "severity", "category", "state", "layouts", "reads", "other names", "options",
        "summary",
      ]
    ]
    for rule in RuleTable.all.rules {
      let severity = policy.severity(of: rule.id) ?? rule.severity
      rows.append([
        rule.id, severity.rawValue, rule.category.rawValue, state(rule, policy),
        rule.needsLayouts ? "yes" : "-",
        rule.inputs.isEmpty ? "-" : rule.inputs.joined(separator: ","), aliases(rule),
        options(rule, policy),
        rule.summary,
      ])
    }
    return TextColumns.aligned(rows)
  }

  /// The number of files of a kind that were read, and the parts that were not.
  package struct Reading {
    let input: String
    let count: Int?
    let unread: [(path: String, reason: String)]

    package init(input: String, count: Int?, unread: [(path: String, reason: String)]) {
      self.input = input
      self.count = count
      self.unread = unread
    }
  }

  /// The maximum number of listed parts that were not read, for each kind of file.
  private static let mostUnread = 5

  /// Returns a line for each kind of file that rules read, with the number of files, followed by a
  /// line for each part that was not read.
  package static func text(_ readings: [Reading]) -> String {
    var lines: [String] = []
    for reading in readings {
      lines.append("\(reading.input): \(reading.count.map { "\($0) found" } ?? "too many files")")
      lines += reading.unread.prefix(mostUnread).map { "  not read: \($0.path), \($0.reason)" }
      let rest = reading.unread.count - mostUnread
      if rest > 0 { lines.append("  not read: \(rest) more") }
    }
    return lines.map { $0 + "\n" }.joined()
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
    if policy.isOn(rule) { return "on" }
    return rule.isOptIn ? "opt-in" : "off"
  }
}
