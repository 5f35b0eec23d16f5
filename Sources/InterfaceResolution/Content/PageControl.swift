import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a page control; the first page is current.
  ///
  /// ```swift
  /// if case .pageControl(let control) = view.content { print(control.numberOfPages) }
  /// ```
  public struct PageControl: Hashable, Sendable {
    /// The number of dots.
    public var numberOfPages: Int
    /// The index of the current page, from 0.
    public var currentPage: Int
    /// The color of the dots of other pages.
    public var pageIndicatorTintColor: RGBA
    /// The color of the current page's dot.
    public var currentPageIndicatorTintColor: RGBA
    /// A Boolean value that indicates whether a single dot is hidden.
    public var hidesForSinglePage: Bool
  }
}

extension ViewContent.PageControl {
  init(_ source: inout ContentSource) {
    numberOfPages = source.attributes.count(.numberOfPages) ?? 0
    currentPage = min(source.attributes.count(.currentPage) ?? 0, max(numberOfPages - 1, 0))
    pageIndicatorTintColor = source.color(.pageIndicatorTintColor) ?? source.palette[.tertiaryLabel]
    currentPageIndicatorTintColor =
      source.color(.currentPageIndicatorTintColor) ?? source.palette[.secondaryLabel].faded(1.4)
    hidesForSinglePage = source.flag(.hidesForSinglePage) ?? false
  }
}
