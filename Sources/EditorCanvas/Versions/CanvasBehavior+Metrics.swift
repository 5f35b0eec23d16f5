package import InterfaceTraits
package import PlatformFacts

extension CanvasBehavior {
  /// Returns the metrics with which the canvas is drawn: those of the system for which the version
  /// was made, modified by the rules in effect.
  ///
  /// - Parameter idiom: The kind of device on the canvas; `nil` uses the metrics of a phone.
  /// - Returns: The metrics.
  package func metrics(idiom: TraitCollection.Idiom?) -> PlatformMetrics {
    var draft = PlatformMetrics.Draft(system, idiom)
    changeTexts(&draft)
    changeControls(&draft)
    changeBars(&draft.bars)
    changeMargins(&draft)
    if follows(.emptyArrangedViewsOf50Points) {
      draft.stacks.emptyViewExtent = CanvasTable.emptyArrangedView
    }
    if follows(.arrangedViewsOfAtLeast50Points) {
      draft.stacks.leastExtentWithSubviews = CanvasTable.emptyArrangedView
    }
    changeContradictions(&draft.contradictions)
    return PlatformMetrics(id: PlatformMetrics.ID(canvas: version, excludedRules, idiom), draft)
  }

  private func changeTexts(_ draft: inout PlatformMetrics.Draft) {
    if draft.texts.styles != .television {
      if follows(.mediumTextStyles) { draft.texts.styles = .medium }
      if follows(.smallTitles) { draft.texts.styles = .largeWithSmallTitles }
      if follows(.extraSmallTextStyles) { draft.texts.styles = .extraSmall }
    }
    if follows(.textStylesWithoutLeading) { draft.texts.usesPublishedLeading = false }
    if follows(.wideDisplayLetters) {
      draft.texts.wideDisplayLetters = CanvasTable.wideDisplayLetters.most
    }
    if follows(.lessWideDisplayLetters) {
      draft.texts.wideDisplayLetters = CanvasTable.wideDisplayLetters.less
    }
    if follows(.wholePointTemplateLabels) { draft.labels.wholePoints = .template }
    if follows(.wholePointLabels) { draft.labels.wholePoints = .anySize }
  }

  private func changeControls(_ draft: inout PlatformMetrics.Draft) {
    if follows(.wholePointTemplateButtons) { draft.buttons.hasWholePointTemplates = true }
    if follows(.lowPickers) { draft.controls.pickerSize.height = CanvasTable.lowPicker }
  }

  private func changeBars(_ bars: inout BarMetrics) {
    // Interface Builder draws all phones in landscape alike, and tab bars of tablets at the bottom.
    bars.hasLowToolbars = false
    bars.hasTabBarAtTop = false
    if follows(.largeTitlesAddNothing) { bars.largeTitlesCount = false }
    if follows(.toolbarsOf49Points) { bars.toolbarWithHomeButton = bars.toolbar }
    if follows(.highBarsInLandscape) {
      bars.navigationCompactHeight = bars.navigation
      bars.navigationWideCompactHeight = bars.navigation
    }
  }

  private func changeContradictions(_ contradictions: inout ContradictionMetrics) {
    if follows(.fixedExtentsHold) { contradictions.fixedExtents = .hold }
    if follows(.trailingEdgesGiveWay) { contradictions.trailingEdgesGiveWay = true }
    if follows(.trailingEdgesOfXibsGiveWay) { contradictions.trailingEdgesOfXibsGiveWay = true }
    if follows(.brokenConstraintsHaveNoEffect) {
      contradictions.approachesBrokenConstraints = false
    }
  }

  private func changeMargins(_ draft: inout PlatformMetrics.Draft) {
    draft.margins.wideRootWidth = CanvasTable.wideRootWidth
    draft.margins.narrowsLandscapeRoots = false
    if follows(.extraSmallTextStyles) {
      draft.margins.readableWidth = CanvasTable.readableWidthOfExtraSmallTexts
    }
    if follows(.narrowRootMargins) { draft.margins.wideRootSide = draft.margins.narrowRootSide }
    if follows(.xibViewsHaveRootMargins) { draft.margins.xibViewsAreRoots = true }
    if follows(.xibViewsPreserveCanvasMargins) {
      draft.margins.xibViewsPreserveCanvasMargins = true
    }
    if follows(.cellsOfIOS10) {
      draft.cells = TableCellMetrics(SystemVersion(CanvasTable.olderCells))
    }
    if follows(.cellSidesByTable) { draft.cells.sides = .byTableOrScreen }
    if follows(.cellSidesByRootTable) { draft.cells.sides = .byRootTableOrScreen }
    if follows(.narrowCellsOfInnerTables) { draft.cells.narrowsInnerTables = true }
    if follows(.narrowCellsInXibs) { draft.cells.narrowsXibsAndInsetTables = true }
    if follows(.narrowXibCellsWithHomeButton) { draft.cells.narrowsXibsWithHomeButton = true }
    if follows(.highCellMarginsOnTablets) {
      draft.cells.verticalMarginOnTablets = CanvasTable.highCellMargin
    }
  }
}
