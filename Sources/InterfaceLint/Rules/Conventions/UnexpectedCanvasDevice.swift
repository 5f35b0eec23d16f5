import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document whose canvas is a device other than the one that the team agreed on.
package enum UnexpectedCanvasDevice: DocumentRule {
  private static let device = RuleOption(
    "device", standard: "retina4_7", "The id of the device that canvases shall be.",
    aliases: ["device_id"])

  package static let kind = DiagnosticKind(
    "unexpected-canvas-device", .warning, .conventions,
    summary: "The canvas is another device than the team agreed upon.",
    rationale:
      "Where each person views documents as another device, saving them changes every stored frame.",
    cure: "View the document as the device that was agreed upon, and save it."
  ).aliased("other-device", "view_as_device").optIn.configured(by: device.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let wanted = document.settings.value(of: device, for: kind)
    let settings = document.graph.settings
    guard let found = settings.device else {
      return findings.report(
        kind, at: settings.range, "the document names no device; it shall be viewed as '\(wanted)'")
    }
    guard found.id != wanted else { return }
    findings.report(
      kind, at: found.range, "the document is viewed as '\(found.id)', not as '\(wanted)'")
  }
}
