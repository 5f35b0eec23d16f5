import InterfaceComposition
import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// Accessories of table rows, and the behavior that they promise.
enum Accessories {
  /// Returns whether any cell of a document has an accessory.
  static func areIn(_ document: LintedDocument) -> Bool {
    document.graph.views.contains {
      $0.kind == .tableViewCell && $0.attributes[.accessoryType] != nil
    }
  }

  /// Returns a description of a promise of a row's accessory that no segue fulfills, or `nil` if
  /// there is none.
  static func missing(_ row: RowActions.Row) -> String? {
    switch row.accessory {
    case "disclosureIndicator" where row.selection.isEmpty:
      "has a disclosure indicator, but no segue"
    case "detailButton" where !row.hasAccessorySegue:
      "has a detail button, but no segue for it"
    case "detailDisclosureButton" where !row.hasAccessorySegue && row.selection.isEmpty:
      "has a detail button and a disclosure indicator, but no segue"
    default: nil
    }
  }

  /// Returns the name of a row in messages: `the row "About" (Aa1-bB-2cC)`.
  static func name(of row: RowActions.Row, in document: LintedDocument) -> String {
    let graph = document.graph
    guard let cell = graph.views.indices.first(where: { graph.views[$0].range == row.range }) else {
      return "the row"
    }
    return "the " + graph.nameOfRow(at: cell)
  }
}
