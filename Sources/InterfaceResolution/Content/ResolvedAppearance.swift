public import PlatformFacts

/// The resolved appearance properties that all views have.
///
/// ```swift
/// for view in layout.views where view.appearance.alpha == 0 || view.appearance.isHidden {
///   print(view, "cannot be seen")
/// }
/// ```
public struct ResolvedAppearance: Hashable, Sendable {
  /// The background color, from the document or else the default of the class, or `nil` if there is
  /// none.
  public var backgroundColor: RGBA? = nil
  /// The tint of the view or of its nearest ancestor with a tint, or else the system's.
  public var tintColor = RGBA.black
  /// The opacity of the view, from 0 to 1.
  public var alpha = 1.0
  /// A Boolean value that indicates whether the view itself is hidden, regardless of its ancestors.
  public var isHidden = false
  /// A Boolean value that indicates whether a control or label is enabled.
  public var isEnabled = true
  /// A Boolean value that indicates whether a control is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether a control, label or image view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether content is clipped to the bounds: because of the
  /// document, the layer, or a class that scrolls.
  public var clipsToBounds = false
  /// A Boolean value that indicates whether the document declares the view as opaque.
  public var isOpaque = true
  /// The content mode of the view.
  public var contentMode = ViewContent.ContentMode.scaleToFill
  /// The layer properties that runtime attributes set.
  public var layer = ResolvedLayer()
}

/// The values that runtime attributes set on a view's layer.
///
/// Key paths of the layer and inspectable properties of the same names are both recognized, since
/// apps commonly forward the latter.
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
  /// The color of the border.
  public var borderColor = RGBA.black
  /// A Boolean value that indicates whether content is clipped to the bounds.
  public var masksToBounds = false
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity = 0.0
  /// The blur radius of the shadow, in points.
  public var shadowRadius = ContentDefaults.shadowRadius
  /// The offset of the shadow, in points.
  public var shadowOffset = ContentDefaults.shadowOffset
  /// The color of the shadow.
  public var shadowColor = RGBA.black

  package init() {}
}
