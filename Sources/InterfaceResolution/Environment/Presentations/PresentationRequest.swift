package import InterfaceTraits

/// A request to present content.
package struct PresentationRequest: Hashable, Sendable {
  /// The kind of the presented content.
  package enum Subject: Hashable, Sendable {
    /// A controller of the app.
    case controller
    /// An alert.
    case alert
    /// A list of actions, which is anchored to the touched control.
    case actionSheet
    /// A search controller, which covers the controller that it searches.
    case searchController
  }

  /// A height at which a card can rest; only from iOS 15 on.
  package enum Detent: Hashable, Sendable {
    /// Half of the height of the card.
    case medium
    /// The full height of the card.
    case large
    /// A height above the bottom safe area inset of the window, in points; only from iOS 16 on.
    case custom(Double)
  }

  /// The response of a delegate when the presentation adapts to a compact environment.
  package struct DelegateResponse: Hashable, Sendable {
    /// The style: `none` for the requested one, or `nil` for UIKit's default.
    package var style: PresentationStyle?
    /// Whether the controller is wrapped in a navigation controller with a Done item if its style
    /// changes.
    package var wrapsInNavigation: Bool

    package init(style: PresentationStyle? = nil, wrapsInNavigation: Bool = false) {
      self.style = style
      self.wrapsInNavigation = wrapsInNavigation
    }
  }

  /// The kind of the presented content.
  package var subject: Subject
  /// The requested style; an alert, an action sheet and a search controller have their own.
  package var style: PresentationStyle
  /// The preferred content size, in points; `nil`, or a side of 0, if there is no preference.
  package var preferredContentSize: LayoutSize?
  /// The heights at which a card can rest; empty for the full height only.
  package var detents: [Detent]
  /// The response of the delegate, or `nil` if there is none.
  package var delegateResponse: DelegateResponse?
  /// The rectangle at which a popover points, in the window's coordinates, or `nil` if unknown.
  package var anchor: LayoutRect?
  /// The permitted directions of a popover's arrow.
  package var arrowDirections: PopoverArrow.Directions
  /// The frame of the content of a custom presentation, in the window's coordinates, or `nil` if
  /// unknown.
  package var customFrame: LayoutRect?
  /// Whether a custom presentation dims the content behind it.
  package var customDims = false

  package init(
    _ subject: Subject = .controller, style: PresentationStyle = .automatic,
    preferredContentSize: LayoutSize? = nil, detents: [Detent] = [],
    delegateResponse: DelegateResponse? = nil,
    anchor: LayoutRect? = nil, arrowDirections: PopoverArrow.Directions = .any
  ) {
    self.subject = subject
    self.style = style
    self.preferredContentSize = preferredContentSize
    self.detents = detents
    self.delegateResponse = delegateResponse
    self.anchor = anchor
    self.arrowDirections = arrowDirections
  }
}
