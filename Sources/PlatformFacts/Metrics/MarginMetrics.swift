package import InterfaceTraits

/// Default layout margins on one system, in points (`MarginTable`).
package struct MarginMetrics: Hashable, Sendable {
  /// The margins of a view that is not a root.
  package var view: LayoutInsets
  /// The margins of a stack view.
  package var stackView: LayoutInsets
  /// The constant of a standard-spacing constraint between siblings.
  package var siblingSpacing: Double
  /// The left and right margins of a narrow root.
  package var narrowRootSide: Double
  /// The left and right margins of a wide root.
  package var wideRootSide: Double
  /// The minimum width of a wide root.
  package var wideRootWidth: Double
  /// Whether every top-level view of a xib has a root's margins, and not only one that fills its
  /// screen.
  package var xibViewsAreRoots = false
  /// Whether explicit left and right margins of a root are raised to its default side margins.
  package var raisesExplicitRootMargins: Bool
  /// Whether a view adds its safe area insets to its margins unless the document disables that.
  package var addsSafeArea: Bool
  /// The width of the readable content guide at the default text size, or `nil` if there is none.
  package var readableWidth: Double?

  /// Creates UIKit's margins.
  init(_ system: SystemVersion) {
    view = MarginTable.view.value(for: system)
    stackView = MarginTable.stackView.value(for: system)
    siblingSpacing = MarginTable.siblingSpacing.value(for: system)
    narrowRootSide = MarginTable.narrowRootSide.value(for: system)
    wideRootSide = MarginTable.wideRootSide.value(for: system)
    wideRootWidth = MarginTable.wideRootWidth.value(for: system)
    raisesExplicitRootMargins = MarginTable.raisesExplicitRootMargins.value(for: system)
    addsSafeArea = MarginTable.addsSafeArea.value(for: system)
    readableWidth = MarginTable.readableWidth.value(for: system)
  }

  /// Returns the margins of a root of the given width before the safe area and explicit values are
  /// applied.
  package func root(width: Double) -> LayoutInsets {
    let side = width < wideRootWidth ? narrowRootSide : wideRootSide
    return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
