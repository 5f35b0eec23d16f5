import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// How far something is.
  ///
  /// ```swift
  /// if case .progressView(let content) = view.content { print(content.progress) }
  /// ```
  public struct ProgressView: Hashable, Sendable {
    /// Where the view is meant to be shown.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Anywhere.
      case `default`
      /// In a bar.
      case bar
    }

    /// Where the view is meant to be shown.
    public var progressViewStyle: Style
    /// How far it is, from 0 to 1.
    public var progress: Double
    /// The colour of what is done.
    public var progressTintColor: RGBA
    /// The colour of what is not done.
    public var trackTintColor: RGBA
    /// The image of what is done; nil for none.
    public var progressImage: ResolvedImage?
    /// The image of what is not done; nil for none.
    public var trackImage: ResolvedImage?
  }
}

extension ViewContent.ProgressView {
  init(_ source: inout ContentSource) {
    progressViewStyle = source.word(.progressViewStyle) ?? .default
    progress = max(0, min(source.number(.progress) ?? 0, 1))
    progressTintColor = source.color(.progressTintColor) ?? source.tint
    trackTintColor = source.color(.trackTintColor) ?? source.palette[.systemGray5]
    progressImage = source.namedImage(.progressImage)
    trackImage = source.namedImage(.trackImage)
  }
}
