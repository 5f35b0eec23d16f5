import InterfaceModel
public import PlatformFacts
import TextMeasurement

extension ViewContent {
  /// The content of a refresh control above a scroll view's content.
  ///
  /// ```swift
  /// if case .refreshControl(let control) = view.content { print(control.attributedTitle.string) }
  /// ```
  public struct RefreshControl: Hashable, Sendable {
    /// The text below the spinner, which may be empty.
    public var attributedTitle: StyledText
    /// The color of the spinner.
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
