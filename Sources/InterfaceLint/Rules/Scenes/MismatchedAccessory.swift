import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// A row whose accessory does not match what the document says that the row does.
package enum MismatchedAccessory: DocumentRule {
  package static let kind = DiagnosticKind(
    "mismatched-accessory", .warning, .scenes,
    summary: "A row's accessory does not match what the document says that the row does.",
    rationale:
      "A disclosure indicator says that choosing the row goes one level down: not that it presents something above, and not that nothing happens. What code does is not seen.",
    cure: "Remove the accessory, choose another one, or connect the segue that it promises.",
    aliases: ["mismatched_accessory"], isOptIn: true,
    examples: [
      DiagnosticExample(
        .scenes, Accessories.scene("↓", Accessories.presentation),
        mended: Accessories.scene("", Accessories.show))
    ])

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard Accessories.areIn(document) else { return }
    var uses = RowUses()
    document.document.walk(&uses)
    for row in uses.rows {
      if let message = Accessories.missing(row) {
        findings.report(kind, at: row.range, message)
      } else if row.accessory == "disclosureIndicator",
        row.selection.allSatisfy({ $0 == .presentation || $0 == .popoverPresentation })
      {
        findings.report(
          kind, at: row.range, "the row has a disclosure indicator, and presents something above")
      }
    }
  }
}
