import InterfaceModel
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// The content of a label.
  ///
  /// ```swift
  /// if case .label(let label) = view.content, label.numberOfLines == 1, view.textLines.count == 1 {
  ///   print(label.text.string, "is shown as", view.textLines[0].text)
  /// }
  /// ```
  public struct Label: Hashable, Sendable {
    /// The vertical position of text whose font was shrunk to fit.
    public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
      /// The baselines coincide.
      case alignBaselines
      /// The centers coincide.
      case alignCenters
      /// The top-left corners coincide.
      case none
    }

    /// The text.
    public var text: StyledText
    /// The font of plain text.
    public var font: FontDescriptor
    /// The color of plain text.
    public var textColor: RGBA
    /// The color while the label is highlighted, or `nil` to use the normal color.
    public var highlightedTextColor: RGBA?
    /// The alignment of the text.
    public var textAlignment: TextAlignment
    /// The line break mode of the text.
    public var lineBreakMode: LineBreakMode
    /// The maximum number of lines; 0 means that there is no limit.
    public var numberOfLines: Int
    /// The vertical position of text whose font was shrunk to fit.
    public var baselineAdjustment: BaselineAdjustment
    /// A Boolean value that indicates whether the font shrinks to fit a text that is too long.
    public var adjustsFontSizeToFitWidth: Bool
    /// The minimum scale factor of the font; 0 means that there is no limit.
    public var minimumScaleFactor: Double
    /// The minimum size of the font, in points, in documents before Xcode 5; 0 means that there is
    /// no limit.
    public var minimumFontSize: Double
    /// A Boolean value that indicates whether the font follows changes of the user's text size
    /// while the app runs.
    public var adjustsFontForContentSizeCategory: Bool
    /// The maximum width of a line, in points, or `nil` if the frame determines it.
    public var preferredMaxLayoutWidth: Double?
    /// The color of the shadow, or `nil` if there is none.
    public var shadowColor: RGBA?
  }
}

extension ViewContent.Label {
  init(_ source: inout ContentSource) {
    font = source.font(.fontDescription, standardSize: ContentDefaults.labelFontSize)
    textColor = source.color(.textColor) ?? source.palette[.label]
    text = source.text(attributed: .attributedText, font: font, color: textColor)
    highlightedTextColor = source.color(.highlightedColor)
    textAlignment = source.keyword(.textAlignment) ?? .natural
    lineBreakMode = source.lineBreakMode ?? .tailTruncation
    numberOfLines = source.attributes.count(.numberOfLines) ?? 1
    baselineAdjustment = source.keyword(.baselineAdjustment) ?? .alignBaselines
    minimumScaleFactor = source.number(.minimumScaleFactor) ?? 0
    minimumFontSize = source.number(.minimumFontSize) ?? 0
    adjustsFontSizeToFitWidth =
      source.flag(.adjustsFontSizeToFit) ?? (minimumScaleFactor > 0 || minimumFontSize > 0)
    adjustsFontForContentSizeCategory = source.flag(.adjustsFontForContentSizeCategory) ?? false
    preferredMaxLayoutWidth = source.number(.preferredMaxLayoutWidth).flatMap { $0 > 0 ? $0 : nil }
    shadowColor = source.color(.shadowColor)
  }
}
