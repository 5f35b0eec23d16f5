import InterfaceModel
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// The content of a text view.
  ///
  /// ```swift
  /// if case .textView(let text) = view.content, !text.scrolling.isScrollEnabled {
  ///   print("\(view.textLines.count) lines")
  /// }
  /// ```
  public struct TextView: Hashable, Sendable {
    /// The text, which may be empty.
    public var text: StyledText
    /// The font of plain text.
    public var font: FontDescriptor
    /// The color of plain text.
    public var textColor: RGBA
    /// The alignment of the text.
    public var textAlignment: TextAlignment
    /// A Boolean value that indicates whether the text is editable.
    public var isEditable: Bool
    /// A Boolean value that indicates whether the text is selectable.
    public var isSelectable: Bool
    /// The scrolling behavior of the view.
    public var scrolling: Scrolling
  }
}

extension ViewContent.TextView {
  init(_ source: inout ContentSource) {
    font = source.font(.fontDescription, standardSize: ContentDefaults.textViewFontSize)
    textColor = source.color(.textColor) ?? source.palette[.label]
    text = source.text(attributed: .attributedText, font: font, color: textColor)
    textAlignment = source.keyword(.textAlignment) ?? .natural
    isEditable = source.flag(.editable) ?? true
    isSelectable = source.flag(.selectable) ?? true
    scrolling = ViewContent.Scrolling(source)
  }
}
