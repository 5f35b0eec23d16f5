import InterfaceModel
public import PlatformFacts
import TextMeasurement

extension ViewContent {
  /// A wheel above a scroll view's content that refreshes it.
  ///
  /// ```swift
  /// if case .refreshControl(let control) = view.content { print(control.attributedTitle.string) }
  /// ```
  public struct RefreshControl: Hashable, Sendable {
    /// The text below the spinner, which may be empty.
    public var attributedTitle: StyledText
    /// The wheel's color.
    public var tintColor: RGBA
  }
}

extension ViewContent.RefreshControl {
  init(_ source: inout ContentSource) {
    tintColor = source.color(.tintColor) ?? source.palette[.systemGray]
    attributedTitle = source.text(
      attributed: .attributedTitle, font: .style(.footnote), color: tintColor)
  }
}
