package import InterfaceSource
import PlatformFacts

/// A feature that the oldest system supported by the app does not have.
package enum NewerThanDeploymentTarget: DocumentRule {
  package static let kind = DiagnosticKind(
    "newer-than-deployment-target", .warning, .availability,
    summary:
      "The document uses a feature that is not available on the oldest system that the app supports.",
    rationale:
      "An older system ignores the feature, or the app crashes, which is an error. Each feature is reported once, where it is first used.",
    remedy:
      "Do without the feature, set it in code where it is available, or raise the deployment target."
  ).aliased(
    "avail_auto_pref_width", "avail_safe_area", "avail_wkwebview", "avail_named_color",
    "avail_text_style", "avail_indicator_large", "avail_stack", "avail_effect",
    "avail_sb_reference", "avail_symbol", "avail_button_config")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard let target = document.deploymentTarget, SystemFeature.mayBeMissing(on: target) else {
      return
    }
    let uses = FeatureReferences(document, target: target).uses
    for feature in SystemFeature.allCases {
      guard let (range, count) = uses[feature] else { continue }
      let places = count == 1 ? "" : " (\(count) places)"
      findings.report(
        kind, severity: feature.severity, at: range,
        "iOS \(feature.versionText) is required for \(feature.rawValue), but the app supports iOS \(target.text)\(places)",
        notes: [Diagnostic.Note(feature.consequence)] + target.notes, identity: "\(feature)")
    }
  }
}
