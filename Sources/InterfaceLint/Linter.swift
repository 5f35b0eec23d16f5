package import InterfaceSource

/// Checks documents against rules.
package enum Linter {
  /// What rules find in a document, in the order of the document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - rules: The rules to check.
  ///   - limit: How many findings of one rule are kept.
  ///   - layingOutAgain: Lays the document out once more, where something was found in a layout.
  /// - Returns: The findings, without objects and scenes but those of layouts.
  package static func check(
    _ document: LintedDocument, rules: RuleSelection, findings limit: Int,
    layingOutAgain: LayingOutAgain
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
