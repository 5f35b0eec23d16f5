/// Measures texts and remembers what it measured: a value that one worker owns.
///
/// What it remembers never changes an answer. A text is shaped once, in one step for each
/// character; breaking it at a width takes at most one step for each word, and none at all at a
/// width at which an earlier answer stays the same.
package struct TextMeasurer: Sendable {
  /// How much was done, to show that work grows with the text and not faster.
  package struct Work: Hashable, Sendable {
    /// Characters that were shaped.
    package var shapedCharacters = 0
    /// Units between places where a line may break that were tried.
    package var triedUnits = 0
  }

  /// What was done so far.
  package private(set) var work = Work()
  private var fonts: [FontKey: FontMetrics] = [:]
  private var texts: [TextKey: Entry] = [:]
  private var rememberedCharacters = 0

  /// Creates a measurer that remembers nothing yet.
  package init() {}

  // Keys are hashed by what nearly all that differ differ in: the rest takes longer to hash than to compare.

  private struct FontKey: Hashable {
    let font: FontDescriptor
    let environment: TextEnvironment.Lines

    func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  private struct TextKey: Hashable {
    let runs: [TextRun]
    let environment: TextEnvironment.Lines

    func hash(into hasher: inout Hasher) {
      guard let first = runs.first else { return }
      hasher.combine(first.text)
      hasher.combine(first.font.size)
    }
  }

  private struct Entry: Sendable {
    let text: ShapedText
    private var layouts: [(options: TextOptions, layout: TextLayout)] = []

    init(text: ShapedText) { self.text = text }

    /// The lines at a width: known ones, or new ones, which are then known.
    mutating func layout(
      _ width: Double, _ options: TextOptions, _ environment: TextEnvironment, _ work: inout Work
    ) -> TextLayout {
      for index in layouts.indices
      where layouts[index].options == options
        && layouts[index].layout.sameWidths.contains(width)
      {
        return layouts[index].layout
      }
      let breaker = LineBreaker(text, options: options, maxWidth: width)
      work.triedUnits += breaker.steps
      let layout = LinePlacer(text: text, environment: environment).layout(breaker)
      if layouts.count >= TextMeasurer.mostLayouts { layouts.removeFirst() }
      layouts.append((options, layout))
      return layout
    }
  }

  /// More than this is forgotten, so that a long run over many documents keeps its size.
  private static let mostCharacters = 300_000
  private static let mostLayouts = 16

  /// The measures of a font.
  package mutating func metrics(_ font: FontDescriptor, _ environment: TextEnvironment)
    -> FontMetrics
  {
    let key = FontKey(font: font, environment: TextEnvironment.Lines(environment))
    if let known = fonts[key] { return known }
    let metrics = FontMetrics(font, environment)
    fonts[key] = metrics
    return metrics
  }

  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - runs: The pieces of the text in reading order.
  ///   - maxWidth: The width at which lines break, in points; nil for no limit.
  ///   - options: How many lines there may be and how the last one is cut.
  ///   - environment: The fonts and the scale.
  /// - Returns: The lines; with `numberOfLines` 1 the width is that of the whole first paragraph
  ///   unless it is cut at `maxWidth`.
  package mutating func measure(
    _ runs: [TextRun], maxWidth: Double? = nil, options: TextOptions = TextOptions(),
    environment: TextEnvironment
  ) -> TextLayout {
    let key = TextKey(runs: runs, environment: TextEnvironment.Lines(environment))
    let width = maxWidth.map { max(0, $0) } ?? .infinity
    if let index = texts.index(forKey: key) {
      return texts.values[index].layout(width, options, environment, &work)
    }
    remember(runs, environment, key)
    guard let index = texts.index(forKey: key) else { return .empty }
    return texts.values[index].layout(width, options, environment, &work)
  }

  /// Measures a text in one font.
  package mutating func measure(
    _ text: String, font: FontDescriptor, maxWidth: Double? = nil,
    options: TextOptions = TextOptions(),
    environment: TextEnvironment
  ) -> TextLayout {
    measure(
      [TextRun(text, font: font)], maxWidth: maxWidth, options: options, environment: environment)
  }

  private mutating func remember(
    _ runs: [TextRun], _ environment: TextEnvironment, _ key: TextKey
  ) {
    let metrics = runs.map { self.metrics($0.font, environment) }
    let text = ShapedText(runs, metrics: metrics)
    work.shapedCharacters += text.count
    rememberedCharacters += text.count
    if rememberedCharacters > Self.mostCharacters {
      texts.removeAll(keepingCapacity: true)
      rememberedCharacters = text.count
    }
    texts[key] = Entry(text: text)
  }
}
