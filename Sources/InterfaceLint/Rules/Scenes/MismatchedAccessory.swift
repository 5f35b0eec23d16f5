import InterfaceModel
package import InterfaceSource

/// A row whose accessory does not match the actions of the row in the document.
package enum MismatchedAccessory: DocumentRule {
  package static let kind = DiagnosticKind(
    "mismatched-accessory", .warning, .scenes,
    summary: "A row's accessory does not match what the row does in the document.",
    rationale:
      "A disclosure indicator means that tapping the row goes one level down. It does not mean that the row presents a scene, replaces the detail of a split view, or does nothing. In the list of a split view, a row goes one level down only while the split view is collapsed, so code must show the indicator only then. Ninefold does not check what code does.",
    remedy:
      "Remove the accessory, choose another one, or connect the segue that it suggests. In the list of a split view, set it in code whenever UIViewController.showDetailTargetDidChangeNotification is posted."
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
      case .presents: "presents a scene \(InstalledState.phrase(cells))"
      case .replaces: "replaces a column of the split view \(InstalledState.phrase(cells))"
      }
    }
    guard !found.isEmpty else { return nil }
    return "has a disclosure indicator, but tapping it " + found.joined(separator: ", and ")
  }
}
