import InterfaceTraits

/// The sizes and distances of presented controllers, in points.
///
/// Confidence is high if a source is named, and low if the comment states that it is a guess.
enum PresentationTable {
  /// The size of a form sheet without a preferred size: Interface Builder's canvas of a form sheet,
  /// and Apple's talks of 2014 to 2016.
  ///
  /// From iPadOS 16 on, its size is unknown, and assumed to be unchanged.
  static let formSheet: BySystem<LayoutSize> = [7: LayoutSize(width: 540, height: 620)]
  /// The width of a page sheet, which is limited by that of the window.
  ///
  /// From iPadOS 13 on: 16 roots on
  /// canvases 1,024 points wide, all of one project (confidence medium), and the readable width of 664
  /// with a margin of 20 on each side, which agrees with Apple's documentation of page sheets. Before,
  /// 768 points in landscape, as seen on iPadOS 9 to 12. iPadOS 26 is unknown, and assumed to be
  /// unchanged.
  static let pageSheetWidth: BySystem<Double> = [7: 768, 13: 704]
  /// Whether a page sheet is as wide as a window that is higher than wide, as seen on iPadOS 9 to 12.
  static let pageSheetFillsUprightWidth: BySystem<Bool> = [7: true, 13: false]
  /// The height of a page sheet, in the aspect ratio of a sheet of paper (the same roots), or `nil` if
  /// it extends from the covered top to the bottom of the window, which is a guess.
  static let pageSheetHeight: BySystem<Double?> = [7: nil, 13: 995.5]
  /// The minimum distance of a page sheet from the covered top of the screen, and of its bottom from
  /// that of the window: as much as that of a card on iOS 13 to 18, which is a guess.
  static let pageSheetGap: BySystem<Double> = [7: 10]
  /// The distance of a card from the covered top of the screen: 44 + 10 = 54, and 20 + 10 = 30.
  ///
  /// On iOS 26 and 27 a card begins at the top inset itself: at 62 on a screen of 402 × 874 points
  /// (frames in public tests of two apps; confidence medium).
  ///
  /// On screens with a covered height of 47 points or more, the 10 points before iOS 26 are a guess:
  /// the canvas has 54 points there too.
  static let cardGap: BySystem<Double> = [7: 10, 26: 0]
  /// The height of a card at the medium detent, as a share of the window's height: "approximately
  /// half the height of the screen" (Apple); on iOS 26, 505 of 956 points, derived from the position
  /// of the grabber in a public test (confidence medium), and the same share of other heights, which
  /// is a guess.
  ///
  /// That such a card is also away from the sides and the bottom on iOS 26 is not modeled: by how much
  /// is unknown.
  static let mediumDetent: BySystem<Double> = [7: 0.5, 26: 505.0 / 956]
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
  /// Whether an action sheet with a source is a popover in compact width too.
  ///
  /// It is on iPhones with iOS 26 (frames in a public test; confidence medium). In a narrow window of
  /// a tablet this is a guess.
  static let actionSheetsArePopovers: BySystem<Bool> = [7: false, 26: true]
  /// The width of an action sheet in a popover: that of a popover without a preferred size, which is a
  /// guess, and 240 on iPhones with iOS 26 (the same frames), which is a guess for tablets.
  static let actionPopoverWidth: BySystem<Double> = [7: 320, 26: 240]
  /// The height of an action in the popover of an action sheet: a guess before iOS 26 (the same
  /// frames).
  static let popoverAction: BySystem<Double> = [7: 44, 26: 48]
  /// The distance of actions from the sides of such a popover: 208 of 240 points are an action (the
  /// same frames).
  ///
  /// That they have the same distance from its top and bottom is a guess.
  static let popoverActionInset: BySystem<Double> = [7: 0, 26: 16]
  /// The height of an action in an alert (a guess).
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
