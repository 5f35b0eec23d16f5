public import PlatformFacts
public import TextMeasurement

/// A text with the attributes of each of its runs.
///
/// ```swift
/// if case .label(let label) = view.content {
///   for run in label.text.runs { print(run.text, run.font.textStyle ?? .body, run.color) }
/// }
/// ```
public struct StyledText: Hashable, Sendable {
  /// A run of text with the same attributes.
  ///
  /// ```swift
  /// if case .textView(let text) = view.content {
  ///   print(text.text.runs.filter(\.isUnderlined).map(\.text))
  /// }
  /// ```
  public struct Run: Hashable, Sendable {
    /// The text of the run; never empty.
    public var text: String
    /// The font.
    public var font: FontDescriptor
    /// The color of the text.
    public var color: RGBA
    /// The spacing added after each character, in points.
    public var kern = 0.0
    /// A Boolean value that indicates whether the text is underlined.
    public var isUnderlined = false
    /// A Boolean value that indicates whether the text is struck through.
    public var isStruckThrough = false
    /// The background color of the run, or `nil` if there is none.
    public var backgroundColor: RGBA? = nil
    /// The paragraph style, or `nil` if the view decides.
    package var paragraph: ParagraphStyle? = nil
    /// The alignment of the lines, or `nil` if the view decides.
    public var alignment: ViewContent.TextAlignment? = nil
    /// The line break mode, or `nil` if the view decides.
    public var lineBreakMode: LineBreakMode? = nil

    package init(_ text: String, font: FontDescriptor, color: RGBA) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// The runs in reading order; empty for an empty text.
  public var runs: [Run]
  /// A Boolean value that indicates whether the document declares the runs, so that the view's own
  /// font and color are not used.
  public var isAttributed: Bool

  package init(runs: [Run] = [], isAttributed: Bool = false) {
    self.runs = runs
    self.isAttributed = isAttributed
  }

  /// Creates a text in one font and color, which is empty without text.
  package init(_ text: String, font: FontDescriptor, color: RGBA) {
    self.init(runs: text.isEmpty ? [] : [Run(text, font: font, color: color)])
  }

  /// A Boolean value that indicates whether there is no text.
  public var isEmpty: Bool { runs.isEmpty }

  /// The text of all runs.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// The runs with the attributes that measuring requires.
  package var measuredRuns: [TextRun] {
    runs.map { TextRun($0.text, font: $0.font, kern: $0.kern, paragraph: $0.paragraph) }
  }
}
