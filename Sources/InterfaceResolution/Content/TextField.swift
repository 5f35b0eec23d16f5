import InterfaceModel
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// The content of a text field.
  ///
  /// ```swift
  /// if case .textField(let field) = view.content, field.text.isEmpty {
  ///   print(field.placeholder.string, field.borderStyle)
  /// }
  /// ```
  public struct TextField: Hashable, Sendable {
    /// The visibility of a text field's clear button.
    public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
      /// Never visible.
      case never
      /// Visible while the text is edited.
      case whileEditing
      /// Visible while the text is not edited.
      case unlessEditing
      /// Visible whenever there is text.
      case always
    }

    /// The text, which may be empty.
    public var text: StyledText
    /// The placeholder that is shown while there is no text, which may be empty.
    public var placeholder: StyledText
    /// The font.
    public var font: FontDescriptor
    /// The color of the text.
    public var textColor: RGBA
    /// The alignment of the text.
    public var textAlignment: TextAlignment
    /// The style of the border.
    public var borderStyle: TextFieldBorderStyle
    /// A Boolean value that indicates whether the characters are hidden.
    public var isSecureTextEntry: Bool
    /// The visibility of the clear button.
    public var clearButtonMode: ClearButtonMode
    /// A Boolean value that indicates whether the font shrinks to fit a text that is too long.
    public var adjustsFontSizeToFitWidth: Bool
    /// The minimum size of the font, in points; 0 means that there is no limit.
    public var minimumFontSize: Double
    /// The image behind the text, or `nil` if there is none.
    public var background: ResolvedImage?

    /// The visible text: the text itself, or the placeholder if it is empty.
    package var shown: StyledText { text.isEmpty ? placeholder : text }
  }
}

extension ViewContent.TextField {
  init(_ source: inout ContentSource) {
    font = source.font(.fontDescription, standardSize: ContentDefaults.textFieldFontSize)
    textColor = source.color(.textColor) ?? source.palette[.label]
    text = StyledText(source.string(.text, .text) ?? "", font: font, color: textColor)
    placeholder = StyledText(
      source.string(.placeholder, .placeholder) ?? "", font: font,
      color: source.palette[.placeholderText])
    textAlignment = source.keyword(.textAlignment) ?? .natural
    borderStyle = source.keyword(.borderStyle) ?? .none
    isSecureTextEntry =
      source.properties.element(.textInputTraits)?.attributes.flag(.secureTextEntry) ?? false
    clearButtonMode = source.keyword(.clearButtonMode) ?? .never
    adjustsFontSizeToFitWidth = source.flag(.adjustsFontSizeToFit) ?? true
    minimumFontSize = source.number(.minimumFontSize) ?? 0
    background = source.namedImage(.background)
  }
}
