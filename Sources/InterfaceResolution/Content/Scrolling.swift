import InterfaceModel
public import InterfaceTraits

extension ViewContent {
  /// The scrolling behavior of a view.
  ///
  /// ```swift
  /// if case .scrollView(let scrolling) = view.content, scrolling.isPagingEnabled {
  ///   print("pages of \(view.frame.width) points")
  /// }
  /// ```
  public struct Scrolling: Hashable, Sendable {
    /// The adjustment of the content's edges for bars and the shape of the screen.
    public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
      /// The edges of scrollable axes, and top and bottom of a controller's first scroll view.
      case automatic
      /// The edges of scrollable axes.
      case scrollableAxes
      /// No edges.
      case never
      /// All edges.
      case always
    }

    /// A Boolean value that indicates whether scrolling is enabled.
    public var isScrollEnabled: Bool
    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size.
    public var isPagingEnabled: Bool
    /// A Boolean value that indicates whether scrolling bounces at the end of the content.
    public var bounces: Bool
    /// A Boolean value that indicates whether content that fits horizontally bounces too.
    public var alwaysBounceHorizontal: Bool
    /// A Boolean value that indicates whether content that fits vertically bounces too.
    public var alwaysBounceVertical: Bool
    /// A Boolean value that indicates whether the horizontal scroll indicator is visible.
    public var showsHorizontalScrollIndicator: Bool
    /// A Boolean value that indicates whether the vertical scroll indicator is visible.
    public var showsVerticalScrollIndicator: Bool
    /// The adjustment of the content's edges for bars and the shape of the screen.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    /// The content insets that the document declares.
    public var contentInset: LayoutInsets
  }
}

extension ViewContent.Scrolling {
  init(_ source: ContentSource) {
    isScrollEnabled = source.flag(.scrollEnabled) ?? true
    isPagingEnabled = source.flag(.pagingEnabled) ?? false
    bounces = source.flag(.bounces) ?? true
    alwaysBounceHorizontal = source.flag(.alwaysBounceHorizontal) ?? false
    alwaysBounceVertical = source.flag(.alwaysBounceVertical) ?? false
    showsHorizontalScrollIndicator = source.flag(.showsHorizontalScrollIndicator) ?? true
    showsVerticalScrollIndicator = source.flag(.showsVerticalScrollIndicator) ?? true
    contentInsetAdjustmentBehavior = source.keyword(.contentInsetAdjustmentBehavior) ?? .automatic
    contentInset = source.properties.insets(.contentInset) ?? .zero
  }
}
