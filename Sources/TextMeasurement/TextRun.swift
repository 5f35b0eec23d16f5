/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
  /// The text; line feeds, carriage returns and U+2028 or U+2029 end a line.
  package var text: String
  /// The font.
  package var font: FontDescriptor
  /// What is added after each character, in points.
  package var kern: Double
  /// How the lines stand; a paragraph takes the style of its first character.
  package var paragraph: ParagraphStyle?

  /// Creates a run.
  package init(
    _ text: String, font: FontDescriptor, kern: Double = 0, paragraph: ParagraphStyle? = nil
  ) {
    self.text = text
    self.font = font
    self.kern = kern
    self.paragraph = paragraph
  }
}
