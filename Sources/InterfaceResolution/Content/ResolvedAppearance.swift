package import InterfaceTraits
package import PlatformFacts

/// What all views have of a look; nothing is left to guess.
package struct ResolvedAppearance: Hashable, Sendable {
  /// The colour behind the content, the class's own where the document gives none; nil for none.
  package var backgroundColor: RGBA? = nil
  /// The view's tint or the nearest one above it, at last the system's.
  package var tintColor = RGBA.black
  /// From 0 to 1.
  package var alpha = 1.0
  package var isHidden = false
  /// Whether a control or label is enabled.
  package var isEnabled = true
  package var isSelected = false
  package var isHighlighted = false
  /// Whether what reaches beyond the bounds is cut off: by the document, by the layer or because the
  /// class scrolls.
  package var clipsToBounds = false
  package var isOpaque = true
  package var contentMode = ContentMode.scaleToFill
  package var layer = ResolvedLayer()
}

/// What runtime attributes say of a view's layer.
///
/// Key paths of the layer and inspectable properties of the same names count, since apps commonly
/// forward the latter.
package struct ResolvedLayer: Hashable, Sendable {
  /// Points.
  package var cornerRadius = 0.0
  /// Points.
  package var borderWidth = 0.0
  package var borderColor = RGBA.black
  package var masksToBounds = false
  /// How dark the shadow is, from 0 to 1.
  package var shadowOpacity = 0.0
  /// How far the shadow is blurred, in points.
  package var shadowRadius = 3.0
  /// Where the shadow lies, in points.
  package var shadowOffset = Size(width: 0, height: -3)
  package var shadowColor = RGBA.black

  package init() {}
}
