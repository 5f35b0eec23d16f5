/// The differences between a configuration and an app that runs on the newest system, as far as
/// resolution and layout depend on them.
///
/// In an app's environment there are none, except for differences of its system.
package struct EditorQuirks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates quirks from an array literal.
  ///
  /// The protocol's own initializer is generic, and looks up types by name in the runtime at each
  /// call from another module.
  package init(arrayLiteral elements: EditorQuirks...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  // MARK: Resolution

  /// Segues of gesture recognizers provide no bars for their destinations.
  package static let gesturesProvideNoBars = EditorQuirks(rawValue: 1 << 0)
  /// A navigation controller that is shown from inside another one keeps the tab bar around the
  /// latter.
  package static let shownNavigationKeepsTabBar = EditorQuirks(rawValue: 1 << 1)
  /// A scene that hides its bottom bar when it is pushed has no simulated one either.
  package static let hiddenBottomBarsAreNotSimulated = EditorQuirks(rawValue: 1 << 2)
  /// Stack views keep arranging an activity indicator that is hidden because it stopped.
  package static let stoppedIndicatorsStayArranged = EditorQuirks(rawValue: 1 << 3)
  /// Placeholder constraints and placeholder intrinsic sizes apply; Xcode removes both when it
  /// builds the document.
  package static let placeholdersApply = EditorQuirks(rawValue: 1 << 4)
  /// Split views create no navigation controllers for their columns: on the canvas, where no
  /// document shows any, and on systems without column styles.
  package static let columnsGetNoNavigation = EditorQuirks(rawValue: 1 << 5)
  /// The image sizes that the document recorded take precedence over those in the asset catalogs.
  package static let prefersRecordedImageSizes = EditorQuirks(rawValue: 1 << 6)

  /// The quirks that determine the bars around a scene.
  package static let bars: EditorQuirks = [
    .gesturesProvideNoBars, .shownNavigationKeepsTabBar, .hiddenBottomBarsAreNotSimulated,
    .columnsGetNoNavigation,
  ]

  // MARK: Layout

  /// Layout roots, contents of cells and views in bars have the frames that the document stores,
  /// instead of those that windows, containers and cells of a built-in style determine.
  package static let storedFramesApply = EditorQuirks(rawValue: 1 << 7)
  /// A row is at least as wide as its table, unless the table is inset.
  package static let rowsAreAsWideAsTables = EditorQuirks(rawValue: 1 << 8)
  /// A row that is as wide as its inset table is laid out between the table's insets.
  package static let wideRowsStayInsideInsets = EditorQuirks(rawValue: 1 << 9)
  /// The height of a row is that which the row or its table declares.
  package static let rowsHaveDeclaredHeights = EditorQuirks(rawValue: 1 << 10)
  /// A row below the visible area of its table is not measured.
  package static let hiddenRowsAreAmbiguous = EditorQuirks(rawValue: 1 << 11)
  /// The size of a collection cell is that of its content view.
  package static let collectionCellsFollowContentViews = EditorQuirks(rawValue: 1 << 12)
  /// Views are flagged as ambiguous if the size of their scrollable content is ambiguous.
  package static let ambiguousContentSizesAreFlagged = EditorQuirks(rawValue: 1 << 13)
  /// Views are flagged as ambiguous together with their superview.
  package static let viewsInAmbiguousViewsAreAmbiguous = EditorQuirks(rawValue: 1 << 14)
  /// Empty views of the app's own classes in stack views are flagged as ambiguous.
  package static let emptyViewsOfOwnClassesAreAmbiguous = EditorQuirks(rawValue: 1 << 15)
}
