public import PlatformFacts

/// What all views have of a look; nothing is left to guess.
///
/// ```swift
/// for view in layout.views where view.appearance.alpha == 0 || view.appearance.isHidden {
///   print(view, "cannot be seen")
/// }
/// ```
public struct ResolvedAppearance: Hashable, Sendable {
  /// The colour behind the content, the class's own where the document gives none; nil for none.
  public var backgroundColor: RGBA? = nil
  /// The view's tint or the nearest one above it, at last the system's.
  public var tintColor = RGBA.black
  /// How opaque the view is, from 0 to 1.
  public var alpha = 1.0
  /// Whether the view itself is hidden; one inside a hidden view is not.
  public var isHidden = false
  /// Whether a control or label is enabled.
  public var isEnabled = true
  /// Whether a control is selected.
  public var isSelected = false
  /// Whether a control, label or image view is highlighted.
  public var isHighlighted = false
  /// Whether what reaches beyond the bounds is cut off: by the document, by the layer or because the
  /// class scrolls.
  public var clipsToBounds = false
  /// Whether the document says that the view covers all of its bounds.
  public var isOpaque = true
  /// How the content follows the bounds.
  public var contentMode = ViewContent.ContentMode.scaleToFill
  /// The layer, as runtime attributes set it.
  public var layer = ResolvedLayer()
}

/// What runtime attributes say of a view's layer.
///
/// Key paths of the layer and inspectable properties of the same names count, since apps commonly
/// forward the latter.
///
/// ```swift
/// for view in layout.views where view.appearance.layer.cornerRadius > 0 {
///   print(view, view.appearance.layer.cornerRadius)
/// }
/// ```
public struct ResolvedLayer: Hashable, Sendable {
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The width of the border, in points.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = RGBA.black
  /// Whether what reaches beyond the bounds is cut off.
  public var masksToBounds = false
  /// How dark the shadow is, from 0 to 1.
  public var shadowOpacity = 0.0
  /// How far the shadow is blurred, in points.
  public var shadowRadius = ContentDefaults.shadowRadius
  /// Where the shadow lies, in points.
  public var shadowOffset = ContentDefaults.shadowOffset
  /// The colour of the shadow.
  public var shadowColor = RGBA.black

  package init() {}
}
