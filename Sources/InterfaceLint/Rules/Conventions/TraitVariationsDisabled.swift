import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document that does not use size classes.
package enum TraitVariationsDisabled: DocumentRule {
  private static let wanted = RuleOption(
    "wanted", standard: true, "Whether documents shall use trait variations.",
    aliases: ["use_trait_collections"])

  package static let kind = DiagnosticKind(
    "trait-variations-disabled", .warning, .conventions,
    summary:
      "The document does not use trait variations, or uses them where the team wants none.",
    rationale: "Without them it looks the same in every size class.",
    cure: "Turn trait variations on in the document, or off."
  ).aliased("size-classes-turned-off", "use_trait_collections").optIn.configured(
    by: wanted.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let settings = document.graph.settings
    let isWanted = document.settings.value(of: wanted, for: kind)
    guard settings.usesTraitCollections != isWanted else { return }
    findings.report(
      kind, at: settings.range,
      isWanted
        ? "the document does not use trait variations" : "the document uses trait variations")
  }
}
