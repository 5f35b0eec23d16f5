package import InterfaceSource

/// A rule that looks at what only the whole project knows.
package protocol ProjectRule: LintRule {
  /// Whether the rule looks at asset catalogs, which are read only for it.
  static var needsCatalogs: Bool { get }
  /// Whether the rule looks at texts in several languages, which are read only for it.
  static var needsTables: Bool { get }
  /// Reports every place in the project's files where the rule is broken, in any order.
  static func check(_ project: LintedProject, _ findings: inout ProjectFindings)
}

extension ProjectRule {
  package static var needsCatalogs: Bool { false }
  package static var needsTables: Bool { false }
}

extension Linter {
  /// What rules of projects find, file by file.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - rules: The ids of the rules to check.
  ///   - limit: How many findings of one rule are kept in a file.
  /// - Returns: The findings, without objects and scenes, of the files that have any.
  package static func check(
    _ project: LintedProject, rules: Set<DiagnosticKind.ID>, findings limit: Int
  ) -> [(path: String, diagnostics: [Diagnostic])] {
    var findings = ProjectFindings(limit: limit)
    for rule in RuleRegistry.all where rules.contains(rule.kind.id) {
      (rule as? any ProjectRule.Type)?.check(project, &findings)
    }
    return findings.byFile
  }
}
