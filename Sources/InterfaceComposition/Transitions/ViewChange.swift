package import InterfaceSource
package import InterfaceTraits

/// What a change of the environment does to one view.
package struct ViewChange: Hashable, Sendable {
  /// Why content that was to be seen is not any more.
  package enum Loss: String, Hashable, Sendable {
    /// It lies outside of the window.
    case outside = "outside of the window"
    /// It has no width or no height.
    case empty = "without a size"
    /// It, or a view around it, is hidden or wholly transparent.
    case hidden
  }

  /// The view's id.
  package let id: ObjectID
  /// What messages call the view.
  package let name: String
  /// Its frame before, in the window's coordinates; nil where it was not there, or not on the screen.
  package let from: LayoutRect?
  /// Its frame after, in the window's coordinates; nil where it is not there, or not on the screen.
  package let to: LayoutRect?
  /// Whether it was to be seen before.
  package let wasVisible: Bool
  /// Whether it is to be seen after.
  package let isVisible: Bool
  /// What else of it changes.
  package let values: [ValueChange]
  /// Why its content cannot be seen any more; nil where it can, could not before, or is none.
  package let loss: Loss?

  /// Whether nothing changes.
  package var isEmpty: Bool { from == to && values.isEmpty && wasVisible == isVisible }
}
