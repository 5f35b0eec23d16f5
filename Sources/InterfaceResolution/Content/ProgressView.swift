import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a progress view.
  ///
  /// ```swift
  /// if case .progressView(let content) = view.content { print(content.progress) }
  /// ```
  public struct ProgressView: Hashable, Sendable {
    /// The style of a progress view.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// A style for any location.
      case `default`
      /// A style for bars.
      case bar
    }

    /// The style of the view.
    public var progressViewStyle: Style
    /// The progress, from 0 to 1.
    public var progress: Double
    /// The color of the completed part.
    public var progressTintColor: RGBA
    /// The color of the remaining part.
    public var trackTintColor: RGBA
    /// The image of the completed part, or `nil` if there is none.
    public var progressImage: ResolvedImage?
    /// The image of the remaining part, or `nil` if there is none.
    public var trackImage: ResolvedImage?
  }
}

extension ViewContent.ProgressView {
  init(_ source: inout ContentSource) {
    progressViewStyle = source.keyword(.progressViewStyle) ?? .default
    progress = max(0, min(source.number(.progress) ?? 0, 1))
    progressTintColor = source.color(.progressTintColor) ?? source.tint
    trackTintColor = source.color(.trackTintColor) ?? source.palette[.systemGray5]
    progressImage = source.namedImage(.progressImage)
    trackImage = source.namedImage(.trackImage)
  }
}
