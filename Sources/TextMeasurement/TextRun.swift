/// A part of a text in one font.
package struct TextRun: Hashable, Sendable {
  /// The text; line feeds, carriage returns and U+2028 or U+2029 end a line.
  package var text: String
  package var font: FontDescriptor
  /// The space added after each character, in points.
  package var kern: Double
  /// The paragraph style; a paragraph has the style of its first character.
  package var paragraph: ParagraphStyle?

  package init(
    _ text: String, font: FontDescriptor, kern: Double = 0, paragraph: ParagraphStyle? = nil
  ) {
    self.text = text
    self.font = font
    self.kern = kern
    self.paragraph = paragraph
  }
}
