import InterfaceResolution
import TextMeasurement

extension ViewContent {
  /// A text that cannot be edited.
  ///
  /// ```swift
  /// if case .label(let label) = view.content, label.numberOfLines == 1, view.textLines.count == 1 {
  ///   print(label.text.string, "is shown as", view.textLines[0].text)
  /// }
  /// ```
  public struct Label: Hashable, Sendable {
    /// How a font that was made smaller stands on the line.
    public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
      /// On the same baseline.
      case alignBaselines
      /// With the same middle.
      case alignCenters
      /// With the same top left corner.
      case none
    }

    let content: ResolvedContent.Label
    let environment: TextEnvironment

    /// The text.
    public var text: Text { Text(text: content.text, environment: environment) }
    /// The font of plain texts.
    public var font: Font { Font(content.font, in: environment) }
    /// The colour of plain texts.
    public var textColor: Color { Color(content.textColor) }
    /// The colour while the label is highlighted; nil for the same.
    public var highlightedTextColor: Color? { content.highlightedColor.map { Color($0) } }
    /// How the lines are aligned.
    public var textAlignment: TextAlignment { TextAlignment(spelling: content.alignment) }
    /// What happens to lines that are too long.
    public var lineBreakMode: LineBreakMode { LineBreakMode(spelling: content.lineBreakMode) }
    /// The most lines; 0 for any number.
    public var numberOfLines: Int { content.numberOfLines }
    /// How a font that was made smaller stands on the line.
    public var baselineAdjustment: BaselineAdjustment {
      BaselineAdjustment(spelling: content.baselineAdjustment)
    }
    /// Whether a text that is too long is set in a smaller font.
    public var adjustsFontSizeToFitWidth: Bool { content.adjustsFontSizeToFit }
    /// The least part of the font's size; 0 for no limit.
    public var minimumScaleFactor: Double { content.minimumScaleFactor }
    /// Whether the font follows the text size that the person chooses while the app runs.
    public var adjustsFontForContentSizeCategory: Bool {
      content.adjustsFontForContentSizeCategory
    }
    /// The width at which the lines break, in points; nil where the frame decides.
    public var preferredMaxLayoutWidth: Double? { content.preferredMaxLayoutWidth }
    /// The shadow's colour; nil for none.
    public var shadowColor: Color? { content.shadowColor.map { Color($0) } }
  }
}
