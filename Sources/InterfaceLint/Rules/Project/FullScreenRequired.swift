package import InterfaceSource
import StructuredData

/// An app that requires the full screen of a tablet.
package enum FullScreenRequired: ProjectRule {
  package static let kind = DiagnosticKind(
    "full-screen-required", .note, .assets,
    summary: "An app requires the full screen of an iPad.",
    rationale:
      "It cannot share the screen with other apps. Some apps intend this; others still have the key from a time when their interface did not adapt. Apple has "
      + "deprecated the key.",
    remedy: "Remove UIRequiresFullScreen once the interface adapts."
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    for list in project.propertyLists where list.isOfPhoneApp {
      guard let value = list.root["UIRequiresFullScreen~ipad"] ?? list.root["UIRequiresFullScreen"],
        value.bool == true
      else { continue }
      findings[list.path].report(
        kind, at: value.range, "the app cannot share the screen of an iPad with other apps")
    }
  }
}
