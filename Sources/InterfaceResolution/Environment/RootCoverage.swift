package import EditorCanvas
package import InterfaceTraits

/// What covers the roots of scenes in a place.
package enum RootCoverage {
  /// What an editor drew over each root, which keeps its stored frame.
  case drawn(CanvasInsets)
  /// What the screen's shape and the status bar cover of the window, which roots fill, in points.
  case window(LayoutInsets)
}
