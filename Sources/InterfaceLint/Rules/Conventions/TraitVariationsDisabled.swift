import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document that does not use size classes.
package enum TraitVariationsDisabled: DocumentRule {
  private static let expected = RuleOption(
    "wanted", standard: true,
    "Whether documents must use trait variations (true) or must not (false).",
    aliases: ["use_trait_collections"])

  package static let kind = DiagnosticKind(
    "trait-variations-disabled", .warning, .conventions,
    summary:
      "The document does not use trait variations, or uses them although the team does not want them.",
    rationale: "Without them, the document looks the same in every size class.",
    remedy: "Turn trait variations on or off in the document."
  ).aliased("size-classes-turned-off", "use_trait_collections").optIn.configured(
    by: expected.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let settings = document.graph.settings
    let isExpected = document.settings.value(of: expected, for: kind)
    guard settings.usesTraitCollections != isExpected else { return }
    findings.report(
      kind, at: settings.range,
      isExpected
        ? "the document does not use trait variations" : "the document uses trait variations")
  }
}
