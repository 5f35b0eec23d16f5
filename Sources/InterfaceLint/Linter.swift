package import InterfaceSource

/// Checks documents against rules.
package enum Linter {
  /// Returns the findings of rules in a document, in document order.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - rules: The rules to check.
  ///   - limit: The maximum number of findings per rule.
  ///   - layingOutAgain: Lays the document out once more if a rule found something in a layout.
  /// - Returns: The findings. Only those in layouts have objects and scenes.
  package static func check(
    _ document: LintedDocument, rules: RuleSelection, findings limit: Int,
    layingOutAgain: Relayout
  ) -> [Diagnostic] {
    var findings = LintFindings(limit: limit)
    if !rules.placedRules.isEmpty {
      let found = withoutActuallyEscaping(layingOutAgain) {
        LayoutReview(document, rules.placedRules, layingOutAgain: $0).findings
      }
      for finding in found { findings.keep(finding) }
    }
    for rule in rules.documentRules { rule.check(document, &findings) }
    return findings.inOrderOfDocument
  }
}
