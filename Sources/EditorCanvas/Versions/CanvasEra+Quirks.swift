extension CanvasEra {
  /// What resolution and layout do otherwise on the canvas.
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
