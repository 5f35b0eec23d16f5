package import InterfaceTraits

/// What shall be presented, and how.
package struct PresentationRequest: Hashable, Sendable {
  /// What is presented.
  package enum Subject: Hashable, Sendable {
    /// A controller of the app.
    case controller
    /// An alert.
    case alert
    /// A choice of actions, which belongs to what was touched.
    case actionSheet
    /// A search, which takes over the controller that it searches.
    case searchController
  }

  /// A height at which a card rests; only from iOS 15 on.
  package enum Detent: Hashable, Sendable {
    /// Half the height of the card.
    case medium
    /// The whole card.
    case large
    /// A height above what covers the bottom of the window, in points; only from iOS 16 on.
    case custom(Double)
  }

  /// What a delegate answers when the presentation adapts to a compact environment.
  package struct Answer: Hashable, Sendable {
    /// The style; `none` for the one that is asked for, nil for what UIKit chooses by itself.
    package var style: PresentationStyle?
    /// Whether the controller is put into a navigation controller with a Done item where its style changes.
    package var wrapsInNavigation: Bool

    /// Creates an answer.
    package init(style: PresentationStyle? = nil, wrapsInNavigation: Bool = false) {
      self.style = style
      self.wrapsInNavigation = wrapsInNavigation
    }
  }

  /// What is presented.
  package var subject: Subject
  /// The style that is asked for; an alert, an action sheet and a search controller have their own.
  package var style: PresentationStyle
  /// The size that the content prefers, in points; nil, or a side of 0, for none.
  package var preferredContentSize: LayoutSize?
  /// The heights at which a card rests; empty for the whole card alone.
  package var detents: [Detent]
  /// What the delegate answers; nil for no answer.
  package var answer: Answer?
  /// What a popover points at, in the window's coordinates; nil where nothing says it.
  package var anchor: LayoutRect?
  /// The directions in which a popover's arrow may point.
  package var arrowDirections: PopoverArrow.Directions
  /// Where a custom presentation puts its content, in the window's coordinates; nil where nothing says it.
  package var customFrame: LayoutRect?
  /// Whether a custom presentation dims what is behind its content.
  package var customDims = false

  /// Creates a request.
  package init(
    _ subject: Subject = .controller, style: PresentationStyle = .automatic,
    preferredContentSize: LayoutSize? = nil, detents: [Detent] = [], answer: Answer? = nil,
    anchor: LayoutRect? = nil, arrowDirections: PopoverArrow.Directions = .any
  ) {
    self.subject = subject
    self.style = style
    self.preferredContentSize = preferredContentSize
    self.detents = detents
    self.answer = answer
    self.anchor = anchor
    self.arrowDirections = arrowDirections
  }
}
