package import InterfaceSource

/// Checks documents against rules.
package enum Linter {
  /// Returns the findings of rules in a document, in document order.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - rules: The rules to check.
  ///   - limit: The maximum number of findings per rule.
  ///   - relayout: Lays the document out once more if a rule found something in a layout.
  /// - Returns: The findings. Only those in layouts have objects and scenes.
  package static func check(
    _ document: LintedDocument, rules: RuleSelection, findings limit: Int,
    relayout: Relayout
  ) -> [Diagnostic] {
    var findings = LintFindings(limit: limit)
    if !rules.layoutRules.isEmpty {
      let found = withoutActuallyEscaping(relayout) {
        LayoutReview(document, rules.layoutRules, relayout: $0).findings
      }
      for finding in found { findings.append(finding) }
    }
    for rule in rules.documentRules { rule.check(document, &findings) }
    return findings.inOrderOfDocument
  }
}
