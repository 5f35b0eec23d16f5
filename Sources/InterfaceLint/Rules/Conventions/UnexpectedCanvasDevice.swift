import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A document whose canvas is a device other than the one that the team agreed on.
package enum UnexpectedCanvasDevice: DocumentRule {
  private static let device = RuleOption(
    "device", standard: "retina4_7", "The id of the device that every canvas must use.",
    aliases: ["device_id"])

  package static let kind = DiagnosticKind(
    "unexpected-canvas-device", .warning, .conventions,
    summary: "The canvas uses a different device than the team agreed on.",
    rationale:
      "If people view the same document as different devices, saving it changes every stored frame.",
    remedy: "View the document as the agreed device, and save it."
  ).aliased("other-device", "view_as_device").optIn.configured(by: device.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let expected = document.settings.value(of: device, for: kind)
    let settings = document.graph.settings
    guard let found = settings.device else {
      return findings.report(
        kind, at: settings.range, "the document names no device; it must be viewed as '\(expected)'"
      )
    }
    guard found.id != expected else { return }
    findings.report(
      kind, at: found.range, "the document is viewed as '\(found.id)', not as '\(expected)'")
  }
}
