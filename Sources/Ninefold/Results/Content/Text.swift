import InterfaceResolution
import TextMeasurement

extension ViewContent {
  /// A text with what each of its parts looks like.
  ///
  /// ```swift
  /// if case .label(let label) = view.content {
  ///   for run in label.text.runs { print(run.text, run.font.pointSize, run.color) }
  /// }
  /// ```
  public struct Text: Hashable, Sendable {
    /// A part with one look.
    ///
    /// ```swift
    /// if case .textView(let text) = view.content {
    ///   print(text.text.runs.filter(\.isUnderlined).map(\.text))
    /// }
    /// ```
    public struct Run: Hashable, Sendable {
      let run: StyledText.Run
      let environment: TextEnvironment

      /// The part of the text; never empty.
      public var text: String { run.text }
      /// The font.
      public var font: Font { Font(run.font, in: environment) }
      /// The colour of the letters.
      public var color: Color { Color(run.color) }
      /// The colour behind the letters; nil for none.
      public var backgroundColor: Color? { run.backgroundColor.map { Color($0) } }
      /// What is added after each character, in points.
      public var kern: Double { run.kern }
      /// Whether there is a line below.
      public var isUnderlined: Bool { run.isUnderlined }
      /// Whether there is a line through it.
      public var isStruckThrough: Bool { run.isStruckThrough }
      /// How the lines are aligned; nil where the view decides.
      public var alignment: TextAlignment? { run.alignment.map { TextAlignment(spelling: $0) } }
      /// What happens to lines that are too long; nil where the view decides.
      public var lineBreakMode: LineBreakMode? {
        run.lineBreakMode.map { LineBreakMode(spelling: $0) }
      }
    }

    let text: StyledText
    let environment: TextEnvironment

    /// The whole text.
    public var string: String { text.text }
    /// Whether there is no text.
    public var isEmpty: Bool { text.isEmpty }
    /// Whether the document gives the parts one by one, so that the view's own font and colour do not
    /// count.
    public var isAttributed: Bool { text.isAttributed }
    /// The parts in reading order; none for an empty text.
    public var runs: [Run] { text.runs.map { Run(run: $0, environment: environment) } }
  }

  /// How lines of text stand between the sides of their view.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// By the direction in which the text runs.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
  }

  /// What happens to a line that is too long.
  public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    /// Lines break between words.
    case wordWrap
    /// Lines break between characters.
    case characterWrap
    /// As `wordWrap`; the last line is cut off.
    case clip
    /// Lines break between words; the last line loses its start.
    case headTruncation
    /// Lines break between words; the last line loses its end.
    case tailTruncation
    /// Lines break between words; the last line loses its middle.
    case middleTruncation
  }
}
