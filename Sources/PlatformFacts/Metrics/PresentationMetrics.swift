package import InterfaceTraits

/// The sizes and distances of presented controllers on one system, in points (`PresentationTable`).
package struct PresentationMetrics: Hashable, Sendable {
  /// A form sheet without a preferred size.
  package var formSheet: LayoutSize
  /// A page sheet.
  package var pageSheet: LayoutSize
  /// How far below what covers the top of the screen a card begins.
  package var cardGap: Double
  /// How much of the window's height a card at half height has.
  package var mediumDetent: Double
  /// A popover whose content prefers no size, as far as there is room.
  package var popover: LayoutSize
  /// How long the arrow of a popover is.
  package var popoverArrow: Double
  /// How far a popover stays away from the edges of the window and what covers them.
  package var popoverMargin: Double
  /// How far the tip of an arrow stays away from the corners of its popover.
  package var popoverArrowInset: Double
  /// An alert with a text of two lines and one row of buttons, whose height hangs on both.
  package var alertHeight: Double
  /// A sheet with a title, two actions and one to cancel, whose height hangs on all of them.
  package var actionSheetHeight: Double
  /// How far an action sheet at the bottom stays away from the edges.
  package var actionSheetMargin: Double
  /// The row of an action in an alert, and in the popover of an action sheet.
  package var alertAction: Double
  /// The row of an action in an action sheet at the bottom.
  package var actionSheetAction: Double
  /// Around the texts of an alert or action sheet.
  package var alertMargin: Double
  /// Between the title of an alert or action sheet and what is below it.
  package var alertTextGap: Double
  /// The font of an alert's title, which is semibold.
  package var alertTitleFontSize: Double
  /// The font of messages, and of an action sheet's title.
  package var alertTextFontSize: Double
  /// The font of actions in alerts and popovers.
  package var alertActionFontSize: Double
  /// The font of actions in action sheets at the bottom.
  package var actionSheetFontSize: Double
  /// Whether a presentation in no particular style is a page sheet instead of covering the screen.
  package var automaticIsPageSheet: Bool
  /// Whether a sheet in compact width is a card, which a swipe dismisses, instead of covering the screen.
  package var hasCards: Bool
  /// Whether form sheets, and popovers that become form sheets, stay sheets in regular width and compact height, as on
  /// large phones in landscape.
  package var sheetsSurviveCompactHeight: Bool
  /// Whether cards rest at heights that an app chooses.
  package var hasDetents: Bool
  /// Whether those may be any heights.
  package var hasCustomDetents: Bool
  /// Whether televisions have form sheets, as documentation says.
  package var televisionsHaveFormSheets: Bool
  private var alertWidth: Double
  private var alertWidthForAccessibility: Double

  /// UIKit's measures.
  package init(_ system: SystemVersion) {
    formSheet = PresentationTable.formSheet.value(for: system)
    pageSheet = PresentationTable.pageSheet.value(for: system)
    cardGap = PresentationTable.cardGap.value(for: system)
    mediumDetent = PresentationTable.mediumDetent.value(for: system)
    popover = PresentationTable.popover.value(for: system)
    popoverArrow = PresentationTable.popoverArrow.value(for: system)
    popoverMargin = PresentationTable.popoverMargin.value(for: system)
    popoverArrowInset = PresentationTable.popoverArrowInset.value(for: system)
    alertHeight = PresentationTable.alertHeight.value(for: system)
    actionSheetHeight = PresentationTable.actionSheetHeight.value(for: system)
    actionSheetMargin = PresentationTable.actionSheetMargin.value(for: system)
    alertAction = PresentationTable.alertAction.value(for: system)
    actionSheetAction = PresentationTable.actionSheetAction.value(for: system)
    alertMargin = PresentationTable.alertMargin.value(for: system)
    alertTextGap = PresentationTable.alertTextGap.value(for: system)
    alertTitleFontSize = PresentationTable.alertTitleFontSize.value(for: system)
    alertTextFontSize = PresentationTable.alertTextFontSize.value(for: system)
    alertActionFontSize = PresentationTable.alertActionFontSize.value(for: system)
    actionSheetFontSize = PresentationTable.actionSheetFontSize.value(for: system)
    automaticIsPageSheet = PresentationTable.automaticIsPageSheet.value(for: system)
    hasCards = PresentationTable.hasCards.value(for: system)
    sheetsSurviveCompactHeight = PresentationTable.sheetsSurviveCompactHeight.value(for: system)
    hasDetents = PresentationTable.hasDetents.value(for: system)
    hasCustomDetents = PresentationTable.hasCustomDetents.value(for: system)
    televisionsHaveFormSheets = PresentationTable.televisionsHaveFormSheets.value(for: system)
    alertWidth = PresentationTable.alertWidth.value(for: system)
    alertWidthForAccessibility = PresentationTable.alertWidthForAccessibility.value(for: system)
  }

  /// The width of an alert, which is wider at accessibility text sizes.
  package func alertWidth(_ category: TextSizeCategory?) -> Double {
    category.map { $0 >= .accessibilityMedium } == true ? alertWidthForAccessibility : alertWidth
  }
}
