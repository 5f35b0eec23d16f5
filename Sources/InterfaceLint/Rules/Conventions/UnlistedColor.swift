import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A named color that is not one of the team's.
package enum UnlistedColor: DocumentRule {
  private static let allowed = RuleOption(
    "allowed",
    "The names of the colors that documents may use. If there are none, all colors are allowed.",
    aliases: ["use_color_rule", "allowed_colors"])

  package static let kind = DiagnosticKind(
    "unlisted-color", .warning, .conventions,
    summary: "A named color is not one that the team allows.",
    rationale:
      "Some teams keep the colors of an old design in their asset catalogs for a while.",
    remedy: "Use an allowed color, or allow this one."
  ).aliased("use_color_rule", "use_color").optIn.configured(by: allowed.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let allowed = Set(document.settings.value(of: allowed, for: kind))
    guard !allowed.isEmpty else { return }
    var nearest = NearestNames()
    for (name, range) in document.graph.settings.resources.namedColorRanges
    where !allowed.contains(name) {
      findings.report(
        kind, at: range, "the color '\(name)' is not allowed",
        notes: nearest.notes("allowed color", for: name, among: allowed.sorted()))
    }
  }
}
