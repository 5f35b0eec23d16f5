import InterfaceModel
package import InterfaceSource

/// A row whose accessory promises navigation that does not happen.
package enum AccessoryWithoutAction: DocumentRule {
  package static let kind = DiagnosticKind(
    "accessory-without-action", .warning, .scenes,
    summary:
      "A row has an accessory that suggests an action, but neither a segue nor a class provides one.",
    rationale:
      "A disclosure indicator means that tapping the row shows more, and a detail button can be tapped separately. Without a segue or a class of the app that handles the tap, nothing happens.",
    remedy: "Connect a segue to the row or its accessory, or remove the accessory."
  ).aliased("dead-accessory", "dead_accessory")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard Accessories.areIn(document) else { return }
    for row in document.visited(by: RowActions()).rows where !row.mayBeCode {
      if let message = Accessories.missing(row) {
        findings.report(
          kind, at: row.range,
          "\(Accessories.name(of: row, in: document)) \(message), and no class could handle it")
      }
    }
  }
}
