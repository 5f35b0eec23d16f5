import InterfaceModel
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent {
  /// Lines of text that can scroll and be edited.
  package struct TextView: Hashable, Sendable {
    package var text: StyledText
    package var font: Font
    package var textColor: RGBA
    package var alignment: TextAlignment
    package var isEditable: Bool
    package var isSelectable: Bool
    package var scrolling: Scrolling
  }
}

extension ResolvedContent.TextView {
  init(_ source: inout ContentSource) {
    font = source.font(.fontDescription, standardSize: 14)
    textColor = source.color(.textColor) ?? source.palette[.label]
    text = source.text(attributed: .attributedText, font: font, color: textColor)
    alignment = source.word(.textAlignment) ?? .natural
    isEditable = source.flag(.editable) ?? true
    isSelectable = source.flag(.selectable) ?? true
    scrolling = Scrolling(source)
  }
}
