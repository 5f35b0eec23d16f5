package import InterfaceTraits

/// The sizes and distances of presented controllers on one system with one design, in points
/// (`PresentationTable`).
package struct PresentationMetrics: Hashable, Sendable {
  /// The size of a form sheet without a preferred size.
  package var formSheet: LayoutSize
  /// The distance of a card from the covered top of the screen.
  package var cardGap: Double
  /// The height of a card at the medium detent, as a share of the window's height.
  package var mediumDetent: Double
  /// The maximum size of a popover whose content has no preferred size.
  package var popover: LayoutSize
  /// The length of a popover's arrow.
  package var popoverArrow: Double
  /// The minimum distance of a popover from the edges of the window and covered areas.
  package var popoverMargin: Double
  /// The minimum distance of an arrow's tip from the corners of its popover.
  package var popoverArrowInset: Double
  /// The height of an alert with a text of two lines and one row of buttons, on both of which it
  /// depends.
  package var alertHeight: Double
  /// The height of an action sheet with a title, two actions and a cancel action, on all of which
  /// it depends.
  package var actionSheetHeight: Double
  /// The distance of an action sheet at the bottom from the edges.
  package var actionSheetMargin: Double
  /// The height of an action in an alert.
  package var alertAction: Double
  /// Whether an action sheet with a source is a popover in compact width too.
  package var actionSheetsArePopovers: Bool
  /// The width of an action sheet in a popover.
  package var actionPopoverWidth: Double
  /// The height of an action in the popover of an action sheet.
  package var popoverAction: Double
  /// The distance of actions from the edges of such a popover.
  package var popoverActionInset: Double
  /// The height of an action in an action sheet at the bottom.
  package var actionSheetAction: Double
  /// The margin around the texts of an alert or action sheet.
  package var alertMargin: Double
  /// The distance between the title of an alert or action sheet and the content below it.
  package var alertTextGap: Double
  /// The font size of an alert's title, which is semibold.
  package var alertTitleFontSize: Double
  /// The font size of messages, and of an action sheet's title.
  package var alertTextFontSize: Double
  /// The font size of actions in alerts and popovers.
  package var alertActionFontSize: Double
  /// The font size of actions in action sheets at the bottom.
  package var actionSheetFontSize: Double
  /// Whether the automatic presentation style is a page sheet instead of full screen.
  package var automaticIsPageSheet: Bool
  /// Whether a sheet in compact width is a card, which a swipe dismisses, instead of covering the
  /// screen.
  package var hasCards: Bool
  /// Whether form sheets, and popovers that become form sheets, remain sheets in regular width and
  /// compact height, as on large phones in landscape.
  package var sheetsSurviveCompactHeight: Bool
  /// Whether cards have detents.
  package var hasDetents: Bool
  /// Whether cards have custom detents.
  package var hasCustomDetents: Bool
  /// Whether televisions have form sheets, as documented.
  package var televisionsHaveFormSheets: Bool
  private var pageSheetWidth: Double
  private var pageSheetFillsUprightWidth: Bool
  private var pageSheetHeight: Double?
  private var pageSheetGap: Double
  private var alertWidth: Double
  private var alertWidthForAccessibility: Double

  /// Creates UIKit's metrics.
  ///
  /// - Parameters:
  ///   - system: The version of the system.
  ///   - design: The app's design, or `nil` for that of the system.
  package init(_ system: SystemVersion, _ design: InterfaceDesign? = nil) {
    let styled = design?.metricsSystem(on: system) ?? system
    formSheet = PresentationTable.formSheet.value(for: styled)
    pageSheetWidth = PresentationTable.pageSheetWidth.value(for: styled)
    pageSheetFillsUprightWidth = PresentationTable.pageSheetFillsUprightWidth.value(for: styled)
    pageSheetHeight = PresentationTable.pageSheetHeight.value(for: styled)
    pageSheetGap = PresentationTable.pageSheetGap.value(for: styled)
    cardGap = PresentationTable.cardGap.value(for: styled)
    mediumDetent = PresentationTable.mediumDetent.value(for: styled)
    popover = PresentationTable.popover.value(for: styled)
    popoverArrow = PresentationTable.popoverArrow.value(for: styled)
    popoverMargin = PresentationTable.popoverMargin.value(for: styled)
    popoverArrowInset = PresentationTable.popoverArrowInset.value(for: styled)
    alertHeight = PresentationTable.alertHeight.value(for: styled)
    actionSheetHeight = PresentationTable.actionSheetHeight.value(for: styled)
    actionSheetMargin = PresentationTable.actionSheetMargin.value(for: styled)
    alertAction = PresentationTable.alertAction.value(for: styled)
    actionSheetsArePopovers = PresentationTable.actionSheetsArePopovers.value(for: styled)
    actionPopoverWidth = PresentationTable.actionPopoverWidth.value(for: styled)
    popoverAction = PresentationTable.popoverAction.value(for: styled)
    popoverActionInset = PresentationTable.popoverActionInset.value(for: styled)
    actionSheetAction = PresentationTable.actionSheetAction.value(for: styled)
    alertMargin = PresentationTable.alertMargin.value(for: styled)
    alertTextGap = PresentationTable.alertTextGap.value(for: styled)
    alertTitleFontSize = PresentationTable.alertTitleFontSize.value(for: styled)
    alertTextFontSize = PresentationTable.alertTextFontSize.value(for: styled)
    alertActionFontSize = PresentationTable.alertActionFontSize.value(for: styled)
    actionSheetFontSize = PresentationTable.actionSheetFontSize.value(for: styled)
    automaticIsPageSheet = PresentationTable.automaticIsPageSheet.value(for: styled)
    hasCards = PresentationTable.hasCards.value(for: styled)
    sheetsSurviveCompactHeight = PresentationTable.sheetsSurviveCompactHeight.value(for: styled)
    hasDetents = PresentationTable.hasDetents.value(for: styled)
    hasCustomDetents = PresentationTable.hasCustomDetents.value(for: styled)
    televisionsHaveFormSheets = PresentationTable.televisionsHaveFormSheets.value(for: system)
    alertWidth = PresentationTable.alertWidth.value(for: styled)
    alertWidthForAccessibility = PresentationTable.alertWidthForAccessibility.value(for: styled)
  }

  /// Returns the frame of a page sheet in a window, in the window's coordinates.
  ///
  /// - Parameters:
  ///   - window: The size of the window.
  ///   - top: The height of the covered top of the window.
  /// - Returns: The frame.
  package func pageSheet(in window: LayoutSize, coveredTop top: Double) -> LayoutRect {
    let fillsWidth = pageSheetFillsUprightWidth && window.height > window.width
    let width = fillsWidth ? window.width : min(pageSheetWidth, window.width)
    let x = (window.width - width) / 2
    guard let pageSheetHeight else {
      let top = min(top, window.height)
      return LayoutRect(x: x, y: top, width: width, height: window.height - top)
    }
    let height = max(0, min(pageSheetHeight, window.height - 2 * (top + pageSheetGap)))
    return LayoutRect(x: x, y: (window.height - height) / 2, width: width, height: height)
  }

  /// Returns the width of an alert, which is wider at accessibility text sizes.
  package func alertWidth(_ category: TextSizeCategory?) -> Double {
    category.map { $0 >= .accessibilityMedium } == true ? alertWidthForAccessibility : alertWidth
  }
}
