package import InterfaceSource
package import InterfaceTraits

/// The effects of an environment change on one view.
package struct ViewChange: Hashable, Sendable {
  /// The reason why content is no longer visible.
  package enum Loss: String, Hashable, Sendable {
    /// The view is outside the window.
    case outside = "outside of the window"
    /// The width or the height of the view is zero.
    case empty = "without a size"
    /// The keyboard covers the view.
    case behindKeyboard = "behind the keyboard"
    /// The view or one of its superviews is hidden or fully transparent.
    case hidden
  }

  package let id: ObjectID
  /// The display name of the view in messages.
  package let name: String
  /// The frame before the change in the window's coordinates, or `nil` if the view was not
  /// installed or not on the screen.
  package let from: LayoutRect?
  /// The frame after the change in the window's coordinates, or `nil` if the view is not installed
  /// or not on the screen.
  package let to: LayoutRect?
  /// Whether the view was visible before the change.
  package let wasVisible: Bool
  /// Whether the view is visible after the change.
  package let isVisible: Bool
  /// The other changed properties.
  package let values: [ValueChange]
  /// The reason why the view's content is no longer visible, or `nil` if it is visible, was not
  /// visible before, or does not exist.
  package let loss: Loss?

  /// Whether nothing changes.
  package var isEmpty: Bool { from == to && values.isEmpty && wasVisible == isVisible }
}
