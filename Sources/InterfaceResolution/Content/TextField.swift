import InterfaceModel
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent {
  /// A line of text that can be edited.
  package struct TextField: Hashable, Sendable {
    /// When the button that clears the text is shown.
    package enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
      case never, whileEditing, unlessEditing, always
    }

    package var text: StyledText
    package var placeholder: StyledText
    package var font: Font
    package var textColor: RGBA
    package var alignment: TextAlignment
    package var borderStyle: TextFieldContent.BorderStyle
    /// Whether the letters are hidden.
    package var isSecure: Bool
    package var clearButtonMode: ClearButtonMode
    package var adjustsFontSizeToFit: Bool
    /// Points.
    package var minimumFontSize: Double
    /// The image behind the text; nil for none.
    package var backgroundImage: ResolvedImage?

    /// What is shown: the text, or the placeholder where there is none.
    package var shown: StyledText { text.isEmpty ? placeholder : text }
  }
}

extension ResolvedContent.TextField {
  init(_ source: inout ContentSource) {
    font = source.font(.fontDescription, standardSize: TextFieldMetrics.defaultFontSize)
    textColor = source.color(.textColor) ?? source.palette[.label]
    text = StyledText(source.string(.text, .text) ?? "", font: font, color: textColor)
    placeholder = StyledText(
      source.string(.placeholder, .placeholder) ?? "", font: font,
      color: source.palette[.placeholderText])
    alignment = source.word(.textAlignment) ?? .natural
    borderStyle = source.word(.borderStyle) ?? .none
    isSecure =
      source.properties.element(.textInputTraits)?.attributes.flag(.secureTextEntry) ?? false
    clearButtonMode = source.word(.clearButtonMode) ?? .never
    adjustsFontSizeToFit = source.flag(.adjustsFontSizeToFit) ?? true
    minimumFontSize = source.number(.minimumFontSize) ?? 0
    backgroundImage = source.namedImage(.background)
  }
}
