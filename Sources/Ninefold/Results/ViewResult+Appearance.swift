import InterfaceResolution
import PlatformFacts

/// What all views have of a look.
extension ViewResult {
  private var appearance: ResolvedAppearance { view.appearance }

  /// Whether the view itself is hidden; one inside a hidden view is not.
  public var isHidden: Bool { appearance.isHidden }
  /// How opaque the view is, from 0 to 1.
  public var alpha: Double { appearance.alpha }
  /// The colour behind the content; nil for none.
  public var backgroundColor: ViewContent.Color? {
    appearance.backgroundColor.map { ViewContent.Color($0) }
  }
  /// The view's tint, or the nearest one above it, at last the system's.
  public var tintColor: ViewContent.Color { ViewContent.Color(appearance.tintColor) }
  /// How the content follows the bounds.
  public var contentMode: ViewContent.ContentMode {
    ViewContent.ContentMode(spelling: appearance.contentMode)
  }
  /// Whether what reaches beyond the bounds is cut off.
  public var clipsToBounds: Bool { appearance.clipsToBounds }
  /// Whether the document says that the view covers all of its bounds.
  public var isOpaque: Bool { appearance.isOpaque }
  /// Whether a control or label is enabled.
  public var isEnabled: Bool { appearance.isEnabled }
  /// Whether a control is selected.
  public var isSelected: Bool { appearance.isSelected }
  /// Whether a control, label or image view is highlighted.
  public var isHighlighted: Bool { appearance.isHighlighted }
  /// The radius of the layer's corners, in points, as runtime attributes set it.
  public var cornerRadius: Double { appearance.layer.cornerRadius }
  /// The width of the layer's border, in points, as runtime attributes set it.
  public var borderWidth: Double { appearance.layer.borderWidth }
  /// The colour of the layer's border.
  public var borderColor: ViewContent.Color { ViewContent.Color(appearance.layer.borderColor) }
}
