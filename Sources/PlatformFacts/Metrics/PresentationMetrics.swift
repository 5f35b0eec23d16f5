package import InterfaceTraits

/// The sizes and distances of presented controllers on one system, in points.
///
/// Confidence is high where a source is named, and low where it says that it is a guess.
package struct PresentationMetrics: Hashable, Sendable {
  /// A form sheet without a preferred size: Interface Builder's canvas of a form sheet, and Apple's talks of 2014 to 2016.
  ///
  /// From iPadOS 16 on it is slightly larger, by how much is not known.
  package static let formSheet = Size(width: 540, height: 620)

  /// A page sheet: 16 roots on canvases 1,024 points wide, all of one project (weak).
  ///
  /// The width is that of the readable content guide, as Apple says of page sheets, with a margin of 16 at either side;
  /// the height is to the width as the height of a sheet of paper is.
  package static let pageSheet = Size(width: 704, height: 995.5)

  /// How far below what covers the top of the screen a card begins: 44 + 10 = 54, and 20 + 10 = 30.
  ///
  /// On screens where 47 points and more are covered it is a guess: the canvas has 54 points there too.
  package static let cardGap = 10.0

  /// How much of the window's height a card at half height has: "approximately half the height of the screen" (Apple).
  package static let mediumDetent = 0.5

  /// A popover whose content prefers no size, as far as there is room (Apple, of `contentSizeForViewInPopover`).
  package static let popover = Size(width: 320, height: 1100)
  /// How long the arrow of a popover is (a guess).
  package static let popoverArrow = 13.0
  /// How far a popover stays away from the edges of the window and what covers them (a guess).
  package static let popoverMargin = 10.0
  /// How far the tip of an arrow stays away from the corners of its popover (a guess).
  package static let popoverArrowInset = 26.0

  /// An alert with a text of two lines and one row of buttons, whose height hangs on both (a guess).
  package static let alertHeight = 150.0
  /// A sheet with a title, two actions and one to cancel, whose height hangs on all of them (a guess).
  package static let actionSheetHeight = 240.0
  /// How far an action sheet at the bottom stays away from the edges: one source, another framework's imitation
  /// (confidence medium).
  package static let actionSheetMargin = 8.0

  /// The row of an action in an alert, and in the popover of an action sheet (a guess).
  package static let alertAction = 44.0
  /// The row of an action in an action sheet at the bottom (a guess).
  package static let actionSheetAction = 57.0
  /// Around the texts of an alert or action sheet (a guess).
  package static let alertMargin = 16.0
  /// Between the title of an alert or action sheet and what is below it (a guess).
  package static let alertTextGap = 4.0
  /// The font of an alert's title, which is semibold (a guess).
  package static let alertTitleFontSize = 17.0
  /// The font of messages, and of an action sheet's title (a guess).
  package static let alertTextFontSize = 13.0
  /// The font of actions in alerts and popovers (a guess).
  package static let alertActionFontSize = 17.0
  /// The font of actions in action sheets at the bottom (a guess).
  package static let actionSheetFontSize = 20.0

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

  /// UIKit's measures.
  package init(_ system: SystemVersion) {
    automaticIsPageSheet = system.major >= 13
    hasCards = system.major >= 13
    sheetsSurviveCompactHeight = system.major >= 8 && system.major < 13
    hasDetents = system.major >= 15
    hasCustomDetents = system.major >= 16
    televisionsHaveFormSheets = system.major >= 26
  }

  /// The width of an alert: 270, and 310 at accessibility text sizes (one source, another framework's imitation;
  /// confidence medium).
  package static func alertWidth(_ category: ContentSizeCategory?) -> Double {
    category.map { $0 >= .accessibilityMedium } == true ? 310 : 270
  }
}
