/// The accessory at the trailing side of a table view cell.
///
/// ```swift
/// if case .tableViewCell(let cell) = view.content, cell.accessoryType != TableCellAccessory.none {
///   print(view, "has an accessory")
/// }
/// ```
public enum TableCellAccessory: String, Hashable, Sendable, CaseIterable {
  /// No accessory.
  case none
  /// A chevron.
  case disclosureIndicator
  /// A detail button.
  case detailButton
  /// A detail button before a chevron.
  case detailDisclosureButton
  /// A check mark.
  case checkmark
}
