import InterfaceTraits

/// The sizes and distances of presented controllers, in points.
///
/// Confidence is high where a source is named, and low where it says that it is a guess.
enum PresentationTable {
  /// A form sheet without a preferred size: Interface Builder's canvas of a form sheet, and Apple's talks of 2014 to 2016.
  ///
  /// From iPadOS 16 on it is slightly larger, by how much is not known.
  static let formSheet: BySystem<LayoutSize> = [7: LayoutSize(width: 540, height: 620)]
  /// A page sheet: 16 roots on canvases 1,024 points wide, all of one project (weak).
  ///
  /// The width is that of the readable content guide, as Apple says of page sheets, with a margin of 16 at either side;
  /// the height is to the width as the height of a sheet of paper is.
  static let pageSheet: BySystem<LayoutSize> = [7: LayoutSize(width: 704, height: 995.5)]
  /// How far below what covers the top of the screen a card begins: 44 + 10 = 54, and 20 + 10 = 30.
  ///
  /// On screens where 47 points and more are covered it is a guess: the canvas has 54 points there too.
  static let cardGap: BySystem<Double> = [7: 10]
  /// How much of the window's height a card at half height has: "approximately half the height of the screen" (Apple).
  static let mediumDetent: BySystem<Double> = [7: 0.5]
  /// A popover whose content prefers no size, as far as there is room (Apple, of `contentSizeForViewInPopover`).
  static let popover: BySystem<LayoutSize> = [7: LayoutSize(width: 320, height: 1100)]
  /// How long the arrow of a popover is (a guess).
  static let popoverArrow: BySystem<Double> = [7: 13]
  /// How far a popover stays away from the edges of the window and what covers them (a guess).
  static let popoverMargin: BySystem<Double> = [7: 10]
  /// How far the tip of an arrow stays away from the corners of its popover (a guess).
  static let popoverArrowInset: BySystem<Double> = [7: 26]
  /// An alert with a text of two lines and one row of buttons, whose height hangs on both (a guess).
  static let alertHeight: BySystem<Double> = [7: 150]
  /// A sheet with a title, two actions and one to cancel, whose height hangs on all of them (a guess).
  static let actionSheetHeight: BySystem<Double> = [7: 240]
  /// How far an action sheet at the bottom stays away from the edges: one source, another framework's imitation
  /// (confidence medium).
  static let actionSheetMargin: BySystem<Double> = [7: 8]
  /// The row of an action in an alert, and in the popover of an action sheet (a guess).
  static let alertAction: BySystem<Double> = [7: 44]
  /// The row of an action in an action sheet at the bottom (a guess).
  static let actionSheetAction: BySystem<Double> = [7: 57]
  /// Around the texts of an alert or action sheet (a guess).
  static let alertMargin: BySystem<Double> = [7: 16]
  /// Between the title of an alert or action sheet and what is below it (a guess).
  static let alertTextGap: BySystem<Double> = [7: 4]
  /// The font of an alert's title, which is semibold (a guess).
  static let alertTitleFontSize: BySystem<Double> = [7: 17]
  /// The font of messages, and of an action sheet's title (a guess).
  static let alertTextFontSize: BySystem<Double> = [7: 13]
  /// The font of actions in alerts and popovers (a guess).
  static let alertActionFontSize: BySystem<Double> = [7: 17]
  /// The font of actions in action sheets at the bottom (a guess).
  static let actionSheetFontSize: BySystem<Double> = [7: 20]
  /// Whether a presentation in no particular style is a page sheet instead of covering the screen.
  static let automaticIsPageSheet: BySystem<Bool> = [7: false, 13: true]
  /// Whether a sheet in compact width is a card, which a swipe dismisses, instead of covering the screen.
  static let hasCards: BySystem<Bool> = [7: false, 13: true]
  /// Whether form sheets, and popovers that become form sheets, stay sheets in regular width and compact height, as on
  /// large phones in landscape.
  static let sheetsSurviveCompactHeight: BySystem<Bool> = [7: false, 8: true, 13: false]
  /// Whether cards rest at heights that an app chooses.
  static let hasDetents: BySystem<Bool> = [7: false, 15: true]
  /// Whether those may be any heights.
  static let hasCustomDetents: BySystem<Bool> = [7: false, 16: true]
  /// Whether televisions have form sheets, as documentation says.
  static let televisionsHaveFormSheets: BySystem<Bool> = [7: false, 26: true]
  /// The width of an alert (one source, another framework's imitation; confidence medium).
  static let alertWidth: BySystem<Double> = [7: 270]
  /// The same at accessibility text sizes.
  static let alertWidthForAccessibility: BySystem<Double> = [7: 310]
}
