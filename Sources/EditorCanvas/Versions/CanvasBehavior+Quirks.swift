extension CanvasBehavior {
  /// The differences from a running app in resolution and layout on the canvas.
  var quirks: EditorQuirks {
    var quirks: EditorQuirks = [
      .placeholdersApply, .columnsGetNoNavigation, .storedFramesApply,
      .ambiguousContentSizesAreFlagged,
    ]
    for (rule, quirk) in Self.quirks where follows(rule) { quirks.insert(quirk) }
    return quirks
  }

  private static let quirks: [(EditorRule, EditorQuirks)] = [
    (.gesturesProvideNoBars, .gesturesProvideNoBars),
    (.shownNavigationKeepsTabBar, .shownNavigationKeepsTabBar),
    (.hiddenBottomBarsAreNotSimulated, .hiddenBottomBarsAreNotSimulated),
    (.stoppedIndicatorsStayArranged, .stoppedIndicatorsStayArranged),
    (.recordedImageSizes, .prefersRecordedImageSizes),
    (.staleRowWidths, .rowsAreAsWideAsTables),
    (.insetRowsOfFullWidth, .wideRowsStayInsideInsets),
    (.staleRowHeights, .rowsHaveDeclaredHeights),
    (.hiddenRowsAreAmbiguous, .hiddenRowsAreAmbiguous),
    (.collectionCellsOf50Points, .collectionCellsFollowContentViews),
    (.viewsInAmbiguousViewsAreAmbiguous, .viewsInAmbiguousViewsAreAmbiguous),
    (.emptyViewsOfOwnClassesAreAmbiguous, .emptyViewsOfOwnClassesAreAmbiguous),
  ]
}
