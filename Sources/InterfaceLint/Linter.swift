package import InterfaceSource

/// Checks documents against rules.
package enum Linter {
  /// What rules find in a document, in the order of the document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - rules: The ids of the rules to check.
  ///   - limit: How many findings of one rule are kept.
  /// - Returns: The findings, without objects and scenes.
  package static func check(
    _ document: LintedDocument, rules: Set<DiagnosticKind.ID>, findings limit: Int
  ) -> [Diagnostic] {
    run(rules, findings: limit) { rule, findings in
      (rule as? any DocumentRule.Type)?.check(document, &findings)
    }
  }

  /// What rules find, in the order of the document, and in the order of the rules where they stand.
  static func run(
    _ rules: Set<DiagnosticKind.ID>, findings limit: Int,
    _ check: (any LintRule.Type, inout LintFindings) -> Void
  ) -> [Diagnostic] {
    guard !rules.isEmpty else { return [] }
    var findings = LintFindings(limit: limit)
    for rule in RuleRegistry.all where rules.contains(rule.kind.id) { check(rule, &findings) }
    let found = findings.list.diagnostics
    return found.indices.sorted {
      (found[$0].range.start, $0) < (found[$1].range.start, $1)
    }.map { found[$0] }
  }
}
