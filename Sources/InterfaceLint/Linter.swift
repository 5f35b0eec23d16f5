package import InterfaceSource

/// Checks documents against rules.
package enum Linter {
  /// What rules find in a document, in the order of the document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - rules: The ids of the rules to check.
  ///   - limit: How many findings of one rule are kept.
  ///   - layingOutAgain: Lays the document out once more, where something was found in a layout.
  /// - Returns: The findings, without objects and scenes but those of layouts.
  package static func check(
    _ document: LintedDocument, rules: Set<DiagnosticKind.ID>, findings limit: Int,
    layingOutAgain: LayingOutAgain
  ) -> [Diagnostic] {
    let placed = RuleRegistry.all.filter { rules.contains($0.kind.id) }
      .compactMap { $0 as? any PlacedSceneRule.Type }
    let found =
      placed.isEmpty
      ? []
      : withoutActuallyEscaping(layingOutAgain) {
        LayoutReview(document, placed, layingOutAgain: $0).findings
      }
    return run(rules, findings: limit, besides: found) { rule, findings in
      (rule as? any DocumentRule.Type)?.check(document, &findings)
    }
  }

  /// What rules find, in the order of the document, and in the order of the rules where they stand.
  static func run(
    _ rules: Set<DiagnosticKind.ID>, findings limit: Int, besides others: [Diagnostic] = [],
    _ check: (any LintRule.Type, inout LintFindings) -> Void
  ) -> [Diagnostic] {
    guard !rules.isEmpty else { return [] }
    var findings = LintFindings(limit: limit)
    for other in others { findings.keep(other) }
    for rule in RuleRegistry.all where rules.contains(rule.kind.id) { check(rule, &findings) }
    let found = findings.list.diagnostics
    return found.indices.sorted {
      (found[$0].range.start, $0) < (found[$1].range.start, $1)
    }.map { found[$0] }
  }
}
