package import InterfaceTraits

/// Default layout margins on one system, in points (`MarginTable`).
package struct MarginMetrics: Hashable, Sendable {
  /// Every edge of a view that is no root.
  package var view: LayoutInsets
  /// Every edge of a stack view.
  package var stackView: LayoutInsets
  /// The gap that a standard-spacing constraint leaves between siblings.
  package var siblingSpacing: Double
  /// The left and right margins of a narrow root.
  package var narrowRootSide: Double
  /// The left and right margins of a wide root.
  package var wideRootSide: Double
  /// The width from which on a root is wide.
  package var wideRootWidth: Double
  /// Whether every top-level view of a xib has a root's margins, and not only one that fills its screen.
  package var xibViewsAreRoots = false
  /// Whether explicit margins of a root are raised to its sides at the left and the right.
  package var raisesExplicitRootMargins: Bool
  /// Whether a view adds its safe-area insets to its margins unless the document says no.
  package var addsSafeArea: Bool
  /// The width of the readable content guide at the default text size; nil where there is none.
  package var readableWidth: Double?

  /// UIKit's margins.
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

  /// The margins of a root of the given width before the safe area and explicit values.
  package func root(width: Double) -> LayoutInsets {
    let side = width < wideRootWidth ? narrowRootSide : wideRootSide
    return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
