import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of an activity indicator.
  ///
  /// ```swift
  /// if case .activityIndicatorView(let wheel) = view.content, !wheel.isAnimating {
  ///   print(wheel.hidesWhenStopped ? "hidden" : "shown")
  /// }
  /// ```
  public struct ActivityIndicatorView: Hashable, Sendable {
    /// A Boolean value that indicates whether the style is `large` or `whiteLarge`.
    public var isLarge: Bool
    /// The color of the indicator.
    public var color: RGBA
    /// A Boolean value that indicates whether the indicator is animating when the view is loaded.
    public var isAnimating: Bool
    /// A Boolean value that indicates whether the indicator is hidden while it is not animating.
    public var hidesWhenStopped: Bool
  }
}

extension ViewContent.ActivityIndicatorView {
  init(_ source: inout ContentSource) {
    let style = source.attributes[.style]
    isLarge = style == "large" || style == "whiteLarge"
    let isWhite = style == "white" || style == "whiteLarge"
    color = source.color(.color) ?? (isWhite ? .white : source.palette[.systemGray])
    isAnimating = source.flag(.animating) ?? false
    hidesWhenStopped = source.flag(.hidesWhenStopped) ?? false
  }
}
