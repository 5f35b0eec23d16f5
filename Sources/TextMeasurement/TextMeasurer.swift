import InterfaceTraits
import PlatformFacts

/// Measures the texts of one document and caches the results.
///
/// The caches never change a result. A text is shaped once, in one step per character; breaking it
/// at a width takes at most one step per word.
package struct TextMeasurer {
  // The percentages are the additional instructions that 118 documents of five public projects take
  // in ten configurations each if the results are computed every time (November 2026).

  /// The metrics of fonts: 5 %.
  private let fonts: Cache<FontKey, FontMetrics>
  /// The fonts that documents name, which are the same in all sizes: 5 % of a document with many.
  private let named: Cache<String, NamedFont>
  /// The shaped texts: 3 %.
  private let texts = Cache<TextKey, ShapedText>()

  /// Creates a measurer with empty caches.
  package init() {
    fonts = Cache()
    named = Cache()
  }

  /// Creates a measurer that shares the font caches of another one, but not its texts.
  package init(withFontsOf other: TextMeasurer) {
    fonts = other.fonts
    named = other.named
  }

  // Keys hash only the properties in which nearly all different keys differ; hashing the others
  // takes longer than comparing them.

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

  /// Returns the metrics of a font.
  package func metrics(_ font: FontDescriptor, _ environment: TextEnvironment) -> FontMetrics {
    fonts.cached(FontKey(font: font, environment: TextEnvironment.Lines(environment))) {
      FontMetrics(font, environment) { [named] name in
        named.cached(name) { NamedFont(name: name) }
      }
    }
  }

  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - runs: The runs of the text in reading order.
  ///   - maxWidth: The width at which lines break, in points, or `nil` for no limit.
  ///   - options: The number of lines and the truncation of the last one.
  ///   - environment: The fonts and the scale.
  /// - Returns: The lines; if `numberOfLines` is 1, the width is that of the whole first paragraph
  ///   unless it is truncated at `maxWidth`.
  package func measure(
    _ runs: [TextRun], maxWidth: Double? = nil, options: TextOptions = TextOptions(),
    environment: TextEnvironment
  ) -> TextLayout {
    let key = TextKey(runs: runs, environment: TextEnvironment.Lines(environment))
    let text = texts.cached(key) {
      ShapedText(runs, metrics: runs.map { metrics($0.font, environment) })
    }
    let breaker = LineBreaker(
      text, options: options, maxWidth: maxWidth.map { max(0, $0) } ?? .infinity)
    return LinePlacer(text: text, environment: environment).layout(breaker)
  }

  /// Measures a text in one font.
  package func measure(
    _ text: String, font: FontDescriptor, maxWidth: Double? = nil,
    options: TextOptions = TextOptions(),
    environment: TextEnvironment
  ) -> TextLayout {
    measure(
      [TextRun(text, font: font)], maxWidth: maxWidth, options: options, environment: environment)
  }
}
