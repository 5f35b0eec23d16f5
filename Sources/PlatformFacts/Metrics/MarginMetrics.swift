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
  /// Whether roots of phones with a home indicator are narrow in landscape, whatever their width.
  package var narrowsLandscapeRoots: Bool
  /// Whether roots of foldable phones are narrow in landscape, like those of other phones.
  package static let narrowsFoldableRoots = MarginTable.narrowsFoldableRoots
  /// Whether every top-level view of a xib has a root's margins, and not only one that fills its
  /// screen.
  package var xibViewsAreRoots = false
  /// Whether the explicit margins of a xib's top-level view that preserves its superview's margins
  /// are raised to those of the canvas around it.
  package var xibViewsPreserveCanvasMargins = false
  /// Whether explicit margins of a table cell's content view are raised to those of the cell.
  package var raisesExplicitCellMargins: Bool
  /// Whether explicit left and right margins of a root are raised to its default side margins.
  package var raisesExplicitRootMargins: Bool
  /// Whether a view adds its safe area insets to its margins unless the document disables that.
  package var addsSafeArea: Bool
  /// The width of the readable content guide at the default text size, or `nil` if there is none.
  package var readableWidth: Double?
  /// The distance between the margins up to which they are not enlarged, in addition to the
  /// readable width.
  package var readableSlack: Double

  /// Creates UIKit's margins.
  init(_ system: SystemVersion) {
    view = MarginTable.view.value(for: system)
    stackView = MarginTable.stackView.value(for: system)
    siblingSpacing = MarginTable.siblingSpacing.value(for: system)
    narrowRootSide = MarginTable.narrowRootSide.value(for: system)
    wideRootSide = MarginTable.wideRootSide.value(for: system)
    wideRootWidth = MarginTable.wideRootWidth.value(for: system)
    narrowsLandscapeRoots = MarginTable.narrowsLandscapeRoots.value(for: system)
    raisesExplicitCellMargins = MarginTable.raisesExplicitCellMargins.value(for: system)
    raisesExplicitRootMargins = MarginTable.raisesExplicitRootMargins.value(for: system)
    addsSafeArea = MarginTable.addsSafeArea.value(for: system)
    readableWidth = MarginTable.readableWidth.value(for: system)
    readableSlack = MarginTable.readableSlack.value(for: system)
  }

  /// Returns the margins of a root before the safe area and explicit values are applied.
  ///
  /// - Parameters:
  ///   - width: The width of the root, in points.
  ///   - isLandscapePhone: Whether it is on a phone with a home indicator in landscape.
  /// - Returns: The margins, in points.
  package func root(width: Double, isLandscapePhone: Bool = false) -> LayoutInsets {
    let isNarrow = width < wideRootWidth || isLandscapePhone && narrowsLandscapeRoots
    let side = isNarrow ? narrowRootSide : wideRootSide
    return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Returns the width of the readable content guide, or `nil` if there is none.
  ///
  /// It was measured at three text sizes. Between them it is interpolated by the size of body text
  /// (about 39 points for each point), and the largest one applies to accessibility sizes, which
  /// are guesses.
  package func readableWidth(_ category: TextSizeCategory?) -> Double? {
    guard let readableWidth else { return nil }
    guard let category, category != .large else { return readableWidth }
    let body = { TextStyleTable.metrics(.body, $0).size }
    let measured = (MarginTable.measuredReadableWidths + [(.large, readableWidth)]).sorted {
      $0.0 < $1.0
    }
    guard let above = measured.first(where: { $0.0 >= category }) else {
      return measured[measured.count - 1].1
    }
    guard let below = measured.last(where: { $0.0 <= category }), below.0 != above.0 else {
      return above.1
    }
    let share = (body(category) - body(below.0)) / (body(above.0) - body(below.0))
    return below.1 + share * (above.1 - below.1)
  }
}
