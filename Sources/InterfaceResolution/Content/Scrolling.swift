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
      /// Those of the axes that scroll, and top and bottom of a controller's first scroll view.
      case automatic
      /// Those of the axes that scroll.
      case scrollableAxes
      /// None.
      case never
      /// All.
      case always
    }

    /// Whether the content can be scrolled.
    public var isScrollEnabled: Bool
    /// Whether scrolling stops at multiples of the view's size.
    public var isPagingEnabled: Bool
    /// Whether scrolling goes beyond the end and back.
    public var bounces: Bool
    /// Whether content that is narrow enough bounces too.
    public var alwaysBounceHorizontal: Bool
    /// Whether content that is low enough bounces too.
    public var alwaysBounceVertical: Bool
    /// Whether there is an indicator at the bottom.
    public var showsHorizontalScrollIndicator: Bool
    /// Whether there is an indicator at the side.
    public var showsVerticalScrollIndicator: Bool
    /// The adjustment of the content's edges for bars and the shape of the screen.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    /// The document's own insets of the content.
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
    contentInsetAdjustmentBehavior = source.word(.contentInsetAdjustmentBehavior) ?? .automatic
    contentInset = source.properties.insets(.contentInset) ?? .zero
  }
}
