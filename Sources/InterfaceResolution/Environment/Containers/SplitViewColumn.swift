/// A column of a split view, by its role.
package enum SplitViewColumn: String, Hashable, Sendable, CaseIterable {
  /// The list that leads to everything else.
  case primary
  /// Between the list and the detail, in split views of three columns.
  case supplementary
  /// The detail.
  case secondary
  /// The controller that replaces all columns if only one fits.
  case compact
}
