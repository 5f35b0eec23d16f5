/// A column of a split view, by its role.
package enum SplitViewColumn: String, Hashable, Sendable, CaseIterable {
  /// The primary list that leads to all other content.
  case primary
  /// The column between the primary one and the detail, in split views with three columns.
  case supplementary
  /// The detail.
  case secondary
  /// The controller that replaces all columns if only one fits.
  case compact
}
