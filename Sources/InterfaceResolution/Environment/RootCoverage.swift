package import EditorCanvas
package import InterfaceTraits

/// The insets that cover the roots of scenes.
package enum RootCoverage {
  /// The insets that an editor drew over each root, which keeps its stored frame.
  case drawn(CanvasInsets)
  /// The insets of the screen's shape and the status bar in the window, which roots fill, and the y
  /// coordinate at which a navigation bar begins, in points.
  case window(LayoutInsets, navigationBarTop: Double)
}
