package import InterfaceTraits

/// What becomes of a presentation in a place.
package struct ResolvedPresentation: Hashable, Sendable {
  /// What the corners of the content look like.
  package enum Corners: String, Hashable, Sendable, CaseIterable {
    /// Square, as those of the window.
    case none
    /// Round at the top: it hangs on the bottom of the window.
    case card
    /// Round everywhere: it stands in the middle of the window.
    case sheet
    /// Those of a popover.
    case popover
    /// Those of an alert or of an action sheet at the bottom.
    case alert
  }

  /// How a person leaves it without anything that the content offers.
  package enum WayOut: String, Hashable, Sendable, CaseIterable {
    /// Not at all: the content must offer something.
    case none
    /// By a swipe down.
    case swipe
    /// By touching what is outside.
    case touchOutside
    /// By a Done item in the navigation bar that a delegate adds.
    case doneItem
    /// By actions that every alert, action sheet or search bar has.
    case actions
  }

  /// The style that results, never `automatic` or `none`; `custom` for an alert and an action sheet at the bottom.
  package var style: PresentationStyle
  /// The content, in the window's coordinates, not yet on whole pixels; a popover's arrow is outside.
  package var frame: LayoutRect
  /// What the screen's shape and the status bar cover of the content, without any bars of the interface.
  package var safeArea: LayoutInsets
  /// The traits that hold in it instead of those of the presenter; what is unspecified is inherited.
  package var overrides: TraitCollection
  /// Whether the presenter is seen around or through it.
  package var showsPresenter: Bool
  /// Whether what is behind is dimmed.
  package var dimsPresenter: Bool
  /// What a popover points with; nil for other styles, and for a popover without an anchor.
  package var arrow: PopoverArrow?
  /// What its corners look like.
  package var corners: Corners
  /// How a person leaves it by its own means.
  package var wayOut: WayOut
  /// Whether the content is put into a navigation controller with a Done item.
  package var isWrapped: Bool
  /// Whether it is a popover that has nothing to point at, which is an exception in a running app.
  package var lacksAnchor: Bool

  /// Whether it can be left without anything that the content offers.
  package var hasWayOut: Bool { wayOut != .none }
}
