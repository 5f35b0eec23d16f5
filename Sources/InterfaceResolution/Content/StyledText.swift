public import PlatformFacts
public import TextMeasurement

/// A text with what each of its parts looks like.
///
/// ```swift
/// if case .label(let label) = view.content {
///   for run in label.text.runs { print(run.text, run.font.textStyle ?? .body, run.color) }
/// }
/// ```
public struct StyledText: Hashable, Sendable {
  /// A part with one look.
  ///
  /// ```swift
  /// if case .textView(let text) = view.content {
  ///   print(text.text.runs.filter(\.isUnderlined).map(\.text))
  /// }
  /// ```
  public struct Run: Hashable, Sendable {
    /// The part of the text; never empty.
    public var text: String
    /// The font.
    public var font: FontDescriptor
    /// The colour of the letters.
    public var color: RGBA
    /// What is added after each character, in points.
    public var kern = 0.0
    /// Whether there is a line below.
    public var isUnderlined = false
    /// Whether there is a line through it.
    public var isStruckThrough = false
    /// The colour behind the letters; nil for none.
    public var backgroundColor: RGBA? = nil
    /// How the lines stand; nil where the view decides.
    package var paragraph: ParagraphStyle? = nil
    /// How the lines are aligned; nil where the view decides.
    public var alignment: ViewContent.TextAlignment? = nil
    /// What happens to lines that are too long; nil where the view decides.
    public var lineBreakMode: LineBreakMode? = nil

    /// Creates a part in a font and colour.
    package init(_ text: String, font: FontDescriptor, color: RGBA) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// The parts in reading order; none for an empty text.
  public var runs: [Run]
  /// Whether the document gives the parts one by one, so that the view's own font and colour do not
  /// count.
  public var isAttributed: Bool

  /// Creates a text from its parts.
  package init(runs: [Run] = [], isAttributed: Bool = false) {
    self.runs = runs
    self.isAttributed = isAttributed
  }

  /// A text in one font and colour; empty without text.
  package init(_ text: String, font: FontDescriptor, color: RGBA) {
    self.init(runs: text.isEmpty ? [] : [Run(text, font: font, color: color)])
  }

  /// Whether there is no text.
  public var isEmpty: Bool { runs.isEmpty }

  /// The whole text.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// What measuring needs of the parts.
  package var measuredRuns: [TextRun] {
    runs.map { TextRun($0.text, font: $0.font, kern: $0.kern, paragraph: $0.paragraph) }
  }
}
