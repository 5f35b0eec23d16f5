import InterfaceModel
package import InterfaceSource

/// A row whose accessory does not match the actions of the row in the document.
package enum MismatchedAccessory: DocumentRule {
  package static let kind = DiagnosticKind(
    "mismatched-accessory", .warning, .scenes,
    summary: "A row's accessory does not match what the document says that the row does.",
    rationale:
      "A disclosure indicator says that choosing the row goes one level down: not that it presents something above, not that it replaces what a split view shows beside the list, and not that nothing happens. A row of a split view's list goes one level down where the split view has collapsed, and replaces the detail elsewhere: code shows the indicator only there. What code does is not seen.",
    cure:
      "Remove the accessory, choose another one, or connect the segue that it promises; in the list of a split view, set it in code whenever UIViewController.showDetailTargetDidChangeNotification is posted."
  ).aliased("mismatched_accessory").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard Accessories.areIn(document) else { return }
    let uses = document.visited(by: RowActions())
    var effects = RowEffects(document)
    for row in uses.rows {
      guard let contradiction = contradiction(of: row, &effects) else { continue }
      findings.report(
        kind, at: row.range, "\(Accessories.name(of: row, in: document)) \(contradiction)")
    }
  }

  /// Returns a description of the mismatch of a row's accessory, or `nil` if it matches.
  private static func contradiction(of row: RowActions.Row, _ effects: inout RowEffects) -> String?
  {
    if let missing = Accessories.missing(row) { return missing }
    guard row.accessory == "disclosureIndicator" else { return nil }
    let found = effects.cells(of: row.selection).map { effect, cells in
      switch effect {
      case .presents: "presents something above \(InstalledState.words(cells))"
      case .replaces: "replaces a column of the split view \(InstalledState.words(cells))"
      }
    }
    guard !found.isEmpty else { return nil }
    return "has a disclosure indicator, but choosing it " + found.joined(separator: ", and ")
  }
}
