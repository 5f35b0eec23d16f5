extension CanvasBehavior {
  /// The differences from a running app in resolution and layout on the canvas.
  var quirks: EditorQuirks {
    var quirks: EditorQuirks = [
      .placeholdersHold, .columnsGetNoNavigation, .storedFramesHold, .openContentSizesAreFlagged,
    ]
    for (rule, quirk) in Self.quirks where follows(rule) { quirks.insert(quirk) }
    return quirks
  }

  private static let quirks: [(EditorRule, EditorQuirks)] = [
    (.gesturesGiveNoBars, .gesturesGiveNoBars),
    (.shownNavigationKeepsTabBar, .shownNavigationKeepsTabBar),
    (.hiddenBottomBarsAreNotSimulated, .hiddenBottomBarsAreNotSimulated),
    (.stoppedIndicatorsStayArranged, .stoppedIndicatorsStayArranged),
    (.recordedImageSizes, .prefersRecordedImageSizes),
    (.staleRowWidths, .rowsAreAsWideAsTables),
    (.insetRowsOfFullWidth, .wideRowsStayInsideInsets),
    (.staleRowHeights, .rowsHaveStatedHeights),
    (.hiddenRowsAreOpen, .hiddenRowsAreOpen),
    (.collectionCellsOf50Points, .collectionCellsFollowContentViews),
    (.viewsInOpenViewsAreOpen, .viewsInOpenViewsAreOpen),
  ]
}
