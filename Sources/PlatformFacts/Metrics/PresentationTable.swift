import InterfaceTraits

/// The sizes and distances of presented controllers, in points.
///
/// Confidence is high if a source is named, and low if the comment states that it is a guess.
enum PresentationTable {
  /// The size of a form sheet without a preferred size: Interface Builder's canvas of a form sheet,
  /// and Apple's talks of 2014 to 2016.
  ///
  /// From iPadOS 16 on, it is slightly larger; the difference is unknown.
  static let formSheet: BySystem<LayoutSize> = [7: LayoutSize(width: 540, height: 620)]
  /// The size of a page sheet: 16 roots on canvases 1,024 points wide, all of one project (weak).
  ///
  /// The width is that of the readable content guide, as Apple documents for page sheets, with a
  /// margin of 16 on each side; the aspect ratio is that of a sheet of paper.
  static let pageSheet: BySystem<LayoutSize> = [7: LayoutSize(width: 704, height: 995.5)]
  /// The distance of a card from the covered top of the screen: 44 + 10 = 54, and 20 + 10 = 30.
  ///
  /// On screens with a covered height of 47 points or more it is a guess: the canvas has 54 points
  /// there too.
  static let cardGap: BySystem<Double> = [7: 10]
  /// The height of a card at the medium detent, as a share of the window's height: "approximately
  /// half the height of the screen" (Apple).
  static let mediumDetent: BySystem<Double> = [7: 0.5]
  /// The maximum size of a popover whose content has no preferred size (Apple, on
  /// `contentSizeForViewInPopover`).
  static let popover: BySystem<LayoutSize> = [7: LayoutSize(width: 320, height: 1100)]
  /// The length of a popover's arrow (a guess).
  static let popoverArrow: BySystem<Double> = [7: 13]
  /// The minimum distance of a popover from the edges of the window and covered areas (a guess).
  static let popoverMargin: BySystem<Double> = [7: 10]
  /// The minimum distance of an arrow's tip from the corners of its popover (a guess).
  static let popoverArrowInset: BySystem<Double> = [7: 26]
  /// The height of an alert with a text of two lines and one row of buttons, on both of which it
  /// depends (a guess).
  static let alertHeight: BySystem<Double> = [7: 150]
  /// The height of an action sheet with a title, two actions and a cancel action, on all of which
  /// it depends (a guess).
  static let actionSheetHeight: BySystem<Double> = [7: 240]
  /// The distance of an action sheet at the bottom from the edges: one source, another framework's
  /// imitation (confidence medium).
  static let actionSheetMargin: BySystem<Double> = [7: 8]
  /// The height of an action in an alert, and in the popover of an action sheet (a guess).
  static let alertAction: BySystem<Double> = [7: 44]
  /// The height of an action in an action sheet at the bottom (a guess).
  static let actionSheetAction: BySystem<Double> = [7: 57]
  /// The margin around the texts of an alert or action sheet (a guess).
  static let alertMargin: BySystem<Double> = [7: 16]
  /// The distance between the title of an alert or action sheet and the content below it (a guess).
  static let alertTextGap: BySystem<Double> = [7: 4]
  /// The font size of an alert's title, which is semibold (a guess).
  static let alertTitleFontSize: BySystem<Double> = [7: 17]
  /// The font size of messages, and of an action sheet's title (a guess).
  static let alertTextFontSize: BySystem<Double> = [7: 13]
  /// The font size of actions in alerts and popovers (a guess).
  static let alertActionFontSize: BySystem<Double> = [7: 17]
  /// The font size of actions in action sheets at the bottom (a guess).
  static let actionSheetFontSize: BySystem<Double> = [7: 20]
  /// Whether the automatic presentation style is a page sheet instead of full screen.
  static let automaticIsPageSheet: BySystem<Bool> = [7: false, 13: true]
  /// Whether a sheet in compact width is a card, which a swipe dismisses, instead of covering the screen.
  static let hasCards: BySystem<Bool> = [7: false, 13: true]
  /// Whether form sheets, and popovers that become form sheets, remain sheets in regular width and
  /// compact height, as on large phones in landscape.
  static let sheetsSurviveCompactHeight: BySystem<Bool> = [7: false, 8: true, 13: false]
  /// Whether cards have detents.
  static let hasDetents: BySystem<Bool> = [7: false, 15: true]
  /// Whether cards have custom detents.
  static let hasCustomDetents: BySystem<Bool> = [7: false, 16: true]
  /// Whether televisions have form sheets, as documented.
  static let televisionsHaveFormSheets: BySystem<Bool> = [7: false, 26: true]
  /// The width of an alert (one source, another framework's imitation; confidence medium).
  static let alertWidth: BySystem<Double> = [7: 270]
  /// The width of an alert at accessibility text sizes.
  static let alertWidthForAccessibility: BySystem<Double> = [7: 310]
}
