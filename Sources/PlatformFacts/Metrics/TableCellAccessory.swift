/// What stands at the trailing side of a table view cell.
///
/// ```swift
/// if case .tableViewCell(let cell) = view.content, cell.accessoryType != TableCellAccessory.none {
///   print(view, "has an accessory")
/// }
/// ```
public enum TableCellAccessory: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron.
  case disclosureIndicator
  /// A button for details.
  case detailButton
  /// A button for details before a chevron.
  case detailDisclosureButton
  /// A check mark.
  case checkmark
}
