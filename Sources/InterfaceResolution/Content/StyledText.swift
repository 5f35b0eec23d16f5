package import PlatformFacts
package import TextMeasurement

/// A text with what each of its parts looks like.
package struct StyledText: Hashable, Sendable {
  /// A part with one look.
  package struct Run: Hashable, Sendable {
    /// Never empty.
    package var text: String
    package var font: Font
    package var color: RGBA
    /// Points after each character.
    package var kern: Double
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var backgroundColor: RGBA?
    /// How the lines stand; nil where the view decides.
    package var paragraph: ParagraphStyle?
    /// How the lines are aligned; nil where the view decides.
    package var alignment: TextAlignment?
    /// What happens to lines that are too long; nil where the view decides.
    package var lineBreakMode: LineBreakMode?

    package init(
      _ text: String, font: Font, color: RGBA, kern: Double = 0, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, backgroundColor: RGBA? = nil,
      paragraph: ParagraphStyle? = nil, alignment: TextAlignment? = nil,
      lineBreakMode: LineBreakMode? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.kern = kern
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.backgroundColor = backgroundColor
      self.paragraph = paragraph
      self.alignment = alignment
      self.lineBreakMode = lineBreakMode
    }
  }

  /// The parts in reading order; none for an empty text.
  package var runs: [Run]
  /// Whether the parts were given one by one, so that the view's own font and colour do not count.
  package var isAttributed: Bool

  package init(runs: [Run] = [], isAttributed: Bool = false) {
    self.runs = runs
    self.isAttributed = isAttributed
  }

  /// A text in one font and colour; empty without text.
  package init(_ text: String, font: Font, color: RGBA) {
    self.init(runs: text.isEmpty ? [] : [Run(text, font: font, color: color)])
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// The whole text.
  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// What measuring needs of the parts.
  package var measuredRuns: [TextRun] {
    runs.map { TextRun($0.text, font: $0.font, kern: $0.kern, paragraph: $0.paragraph) }
  }
}
