import InterfaceModel
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent {
  /// A text that cannot be edited.
  package struct Label: Hashable, Sendable {
    /// How a font that was made smaller stands on the line.
    package enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
      case alignBaselines, alignCenters, none
    }

    package var text: StyledText
    /// The font of plain texts.
    package var font: Font
    package var textColor: RGBA
    /// The colour while the label is highlighted; nil for the same.
    package var highlightedColor: RGBA?
    package var alignment: TextAlignment
    package var lineBreakMode: LineBreakMode
    /// The most lines; 0 for any number.
    package var numberOfLines: Int
    package var baselineAdjustment: BaselineAdjustment
    /// Whether a text that is too long is set in a smaller font.
    package var adjustsFontSizeToFit: Bool
    /// The least part of the font's size; 0 for no limit.
    package var minimumScaleFactor: Double
    /// The least size of the font, in points, in documents before Xcode 5; 0 for no limit.
    package var minimumFontSize: Double
    package var adjustsFontForContentSizeCategory: Bool
    /// The width at which the lines break, in points; nil where the frame decides.
    package var preferredMaxLayoutWidth: Double?
    /// The shadow's colour; nil for none.
    package var shadowColor: RGBA?
  }
}

extension ResolvedContent.Label {
  init(_ source: inout ContentSource) {
    font = source.font(.fontDescription, standardSize: 17)
    textColor = source.color(.textColor) ?? source.palette[.label]
    text = source.text(attributed: .attributedText, font: font, color: textColor)
    highlightedColor = source.color(.highlightedColor)
    alignment = source.word(.textAlignment) ?? .natural
    lineBreakMode = source.lineBreakMode ?? .tailTruncation
    numberOfLines = source.attributes.count(.numberOfLines) ?? 1
    baselineAdjustment = source.word(.baselineAdjustment) ?? .alignBaselines
    minimumScaleFactor = source.number(.minimumScaleFactor) ?? 0
    minimumFontSize = source.number(.minimumFontSize) ?? 0
    adjustsFontSizeToFit =
      source.flag(.adjustsFontSizeToFit) ?? (minimumScaleFactor > 0 || minimumFontSize > 0)
    adjustsFontForContentSizeCategory = source.flag(.adjustsFontForContentSizeCategory) ?? false
    preferredMaxLayoutWidth = source.number(.preferredMaxLayoutWidth).flatMap { $0 > 0 ? $0 : nil }
    shadowColor = source.color(.shadowColor)
  }
}
