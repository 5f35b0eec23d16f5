package import InterfaceTraits

/// Default layout margins on one system, in points.
///
/// Layout rules 18, 19 and 21 (measured on public documents, confidence high).
package struct MarginMetrics: Hashable, Sendable {
  /// Every edge of a view that is no root.
  package static let view = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// A stack view arranges at its edges.
  package static let stackView = EdgeInsets.zero
  /// The gap that a standard-spacing constraint leaves between siblings.
  package static let siblingSpacing = 8.0

  /// The left and right margins of a narrow root.
  package var narrowRootSide: Double
  /// The left and right margins of a wide root.
  package var wideRootSide: Double
  /// The width from which on a root is wide: those of 400, 402, 412 and 414 points have 20, those of 393
  /// and less 16 (layout rule 18).
  package var wideRootWidth: Double
  /// Whether every top-level view of a xib has a root's margins, and not only one that fills its screen.
  package var xibViewsAreRoots: Bool
  /// Whether explicit margins of a root are raised to its sides at the left and the right.
  package var raisesExplicitRootMargins: Bool
  /// Whether a view adds its safe-area insets to its margins unless the document says no
  /// (layout rule 20).
  package var addsSafeArea: Bool
  /// The width of the readable content guide at the default text size: from iOS 9 on (one source, iOS 9 to 18;
  /// other text sizes and iOS 26 are not known, and taken for the same); nil where there is none.
  package var readableWidth: Double?

  /// UIKit's margins.
  init(_ system: SystemVersion) {
    narrowRootSide = 16
    wideRootSide = 20
    wideRootWidth = 400
    xibViewsAreRoots = false
    raisesExplicitRootMargins = system.major >= 11
    addsSafeArea = system.major >= 11
    readableWidth = system.major >= 9 ? 672 : nil
  }

  /// The margins of a root of the given width before the safe area and explicit values.
  package func root(width: Double) -> EdgeInsets {
    let side = width < wideRootWidth ? narrowRootSide : wideRootSide
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
