/// A column of a split view, by what it shows.
package enum SplitViewColumn: String, Hashable, Sendable, CaseIterable {
  /// The list that leads to everything else.
  case primary
  /// Between the list and the detail, in split views of three columns.
  case supplementary
  /// The detail.
  case secondary
  /// What is shown instead of all columns where there is room for one.
  case compact
}
