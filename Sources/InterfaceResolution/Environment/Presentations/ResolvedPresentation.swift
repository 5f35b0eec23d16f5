package import InterfaceTraits

/// The result of a presentation in an environment.
package struct ResolvedPresentation: Hashable, Sendable {
  /// The style of the content's corners.
  package enum Corners: String, Hashable, Sendable, CaseIterable {
    /// Square corners, as those of the window.
    case none
    /// Rounded at the top: the content is attached to the bottom of the window.
    case card
    /// Rounded at every corner: the content is centered in the window.
    case sheet
    /// The corners of a popover.
    case popover
    /// The corners of an alert or of an action sheet at the bottom.
    case alert
  }

  /// The way in which a user can dismiss the presentation without a control of its content.
  package enum Dismissal: String, Hashable, Sendable, CaseIterable {
    /// None: the content must provide a control.
    case none
    /// By a swipe down.
    case swipe
    /// By touching the area outside.
    case touchOutside
    /// By a Done item in the navigation bar that a delegate adds.
    case doneItem
    /// By the actions of an alert, action sheet or search bar.
    case actions
  }

  /// The resulting style, never `automatic` or `none`; `custom` for an alert and an action sheet at
  /// the bottom.
  package var style: PresentationStyle
  /// The frame of the content, in the window's coordinates, not yet rounded to pixels; a popover's
  /// arrow is outside.
  package var frame: LayoutRect
  /// The insets of the screen's shape and the status bar in the content, without any bars of the
  /// interface.
  package var safeArea: LayoutInsets
  /// The traits that override those of the presenter; unspecified ones are inherited.
  package var overrides: TraitCollection
  /// Whether the presenter is visible around or through the content.
  package var showsPresenter: Bool
  /// Whether the content behind is dimmed.
  package var dimsPresenter: Bool
  /// The arrow of a popover, or `nil` for other styles and for a popover without an anchor.
  package var arrow: PopoverArrow?
  /// The style of the content's corners.
  package var corners: Corners
  /// The system's own means of dismissal.
  package var dismissal: Dismissal
  /// Whether the content is wrapped in a navigation controller with a Done item.
  package var isWrapped: Bool
  /// Whether the presentation is a popover without an anchor, which raises an exception in a
  /// running app.
  package var lacksAnchor: Bool

  /// Whether a user can dismiss the presentation without a control of its content.
  package var isDismissible: Bool { dismissal != .none }
}
