import InterfaceResolution
public import InterfaceTraits

extension ViewContent {
  /// How a view scrolls its content.
  ///
  /// ```swift
  /// if case .scrollView(let scrolling) = view.content, scrolling.isPagingEnabled {
  ///   print("pages of \(view.frame.width) points")
  /// }
  /// ```
  public struct Scrolling: Hashable, Sendable {
    /// Which edges of the content stay clear of bars and the screen's shape.
    public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
      /// Those of the axes that scroll, and top and bottom of a controller's first scroll view.
      case automatic
      /// Those of the axes that scroll.
      case scrollableAxes
      /// None.
      case never
      /// All.
      case always
    }

    let content: InterfaceResolution.Scrolling

    /// Whether the content can be scrolled.
    public var isScrollEnabled: Bool { content.isEnabled }
    /// Whether scrolling stops at multiples of the view's size.
    public var isPagingEnabled: Bool { content.isPaging }
    /// Whether scrolling goes beyond the end and back.
    public var bounces: Bool { content.bounces }
    /// Whether content that is narrow enough bounces too.
    public var alwaysBounceHorizontal: Bool { content.alwaysBouncesHorizontally }
    /// Whether content that is low enough bounces too.
    public var alwaysBounceVertical: Bool { content.alwaysBouncesVertically }
    /// Whether there is an indicator at the bottom.
    public var showsHorizontalScrollIndicator: Bool { content.showsHorizontalIndicator }
    /// Whether there is an indicator at the side.
    public var showsVerticalScrollIndicator: Bool { content.showsVerticalIndicator }
    /// Which edges of the content stay clear of bars and the screen's shape.
    public var contentInsetAdjustmentBehavior: InsetAdjustment {
      InsetAdjustment(spelling: content.insetAdjustment)
    }
    /// The document's own insets of the content.
    public var contentInset: EdgeInsets { content.contentInset }
  }
}
