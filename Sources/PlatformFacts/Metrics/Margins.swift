package import InterfaceTraits

/// Default layout margins, in points.
///
/// Layout rules 18, 19 and 21 (measured on public documents, confidence high).
package enum Margins {
  /// Every edge of a view that is no root.
  package static let view = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// A stack view arranges at its edges.
  package static let stackView = EdgeInsets.zero
  /// The gap that a standard-spacing constraint leaves between siblings.
  package static let siblingSpacing = 8.0
  /// The gap that a standard-spacing constraint leaves to the superview's edge.
  package static let superviewSpacing = 20.0

  /// What a layout root is, as far as its margins care.
  package enum Root: Hashable, Sendable {
    /// A view controller's own view.
    case controllerView
    /// A top-level view of a xib; cells of collection views only there (7 of 7 cells of storyboards, of 4
    /// projects, have the margins of any view).
    case xibView
  }

  /// The margins of a layout root without the safe area.
  ///
  /// - Parameters:
  ///   - root: What the root is: before 13000 only a controller's view had its own margins.
  ///   - width: The root's width, in points.
  ///   - toolsVersion: The version that saved the document.
  /// - Returns: The margins before the safe area and explicit values.
  package static func root(
    _ root: Root, width: Double, toolsVersion: ToolsVersion
  ) -> EdgeInsets {
    if root != .controllerView, toolsVersion.number < 13000 { return view }
    let side = rootSide(width: width, toolsVersion: toolsVersion)
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The least left and right margins of a root: 16, from `regularRootWidth` on 20.
  ///
  /// Xcode 6 (to 7706) drew 16 at every width: 12 of 12 roots of 7706, against 24 of 24 from Xcode 7 on.
  package static func rootSide(width: Double, toolsVersion: ToolsVersion) -> Double {
    toolsVersion.number < 8000 || width < regularRootWidth ? 16 : 20
  }

  /// Whether explicit margins of a root are raised to `rootSide` at the left and the right.
  package static func raisesExplicitRootMargins(_ toolsVersion: ToolsVersion) -> Bool {
    toolsVersion.number >= 13000
  }

  /// Whether a view adds its safe-area insets to its margins unless the document says no
  /// (layout rule 20).
  package static func addsSafeArea(_ toolsVersion: ToolsVersion) -> Bool {
    toolsVersion.number >= 13000
  }

  /// The width from which the roots' side margins are 20 points (layout rule 18).
  package static let regularRootWidth = 400.0

  /// The width of the readable content guide at the default text size (one source, iOS 9 to 18;
  /// other categories and iOS 26 are not known).
  package static let readableWidth = 672.0
}
