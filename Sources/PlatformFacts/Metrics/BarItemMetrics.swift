package import InterfaceTraits

/// Where the items of bars stand, in points.
///
/// Measured on the stored frames of some ninety item views of eleven public projects.
package struct BarItemMetrics: Hashable, Sendable {
  /// Between two items of a navigation bar (weak: the views of one project, in two versions).
  package static let navigationGap = 8.0
  /// Between two items of a toolbar (views of three projects saved by Xcode 5 to 10; later ones of a
  /// single project have none).
  package static let toolbarGap = 10.0
  /// An item without title (a guess: the symbol beside the first view of five toolbars is 16 to 17 wide,
  /// the glyphs differ).
  package static let symbolWidth = 22.0
  /// The widest part of a tab bar that an item takes (a guess).
  package static let widestTab = 150.0

  /// The size of the system font in items and titles; titles, and the item that ends a task, are semibold.
  package static let fontSize = 17.0
  /// The size of the bold system font in a large title.
  package static let largeTitleFontSize = 34.0

  /// From the edge of a bar to the arrow that goes back (a guess).
  package static let backMargin = 8.0
  /// How wide and high the arrow is (a guess).
  package static let backArrow = Size(width: 13, height: 21)
  /// Between the arrow and the title beside it (a guess).
  package static let backGap = 6.0
  /// What stands beside the arrow where there is no room for the title of what is below.
  package static let backWord = "Back"

  /// Whether a title stands beside the arrow that goes back: from iOS 26 on the arrow stands alone (a guess).
  package let hasBackTitles: Bool

  private let margins: MarginMetrics

  init(_ margins: MarginMetrics, hasBackTitles: Bool) {
    self.margins = margins
    self.hasBackTitles = hasBackTitles
  }

  /// From the edge of a bar to its first item: the margin of a root as wide as the bar (16 before 11 views of
  /// 4 projects in narrow bars, 20 before 9 of 3 in wide ones; 29 before 2 of one project).
  package func margin(barWidth: Double) -> Double { margins.root(width: barWidth).left }
}
