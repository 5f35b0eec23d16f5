import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// A wheel that turns while something goes on.
  ///
  /// ```swift
  /// if case .activityIndicatorView(let wheel) = view.content, !wheel.isAnimating {
  ///   print(wheel.hidesWhenStopped ? "hidden" : "shown")
  /// }
  /// ```
  public struct ActivityIndicatorView: Hashable, Sendable {
    /// Whether the style is `large` or `whiteLarge`.
    public var isLarge: Bool
    /// The wheel's color.
    public var color: RGBA
    /// Whether the wheel turns as the view is built.
    public var isAnimating: Bool
    /// Whether a wheel that does not turn is hidden.
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
