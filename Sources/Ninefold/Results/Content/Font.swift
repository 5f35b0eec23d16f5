import PlatformFacts
import TextMeasurement

extension ViewContent {
  /// A font with the size that it has in the configuration.
  ///
  /// ```swift
  /// if case .label(let label) = view.content, label.font.textStyle == nil {
  ///   print("\(label.font.familyName ?? "the system font") does not follow the text size")
  /// }
  /// ```
  public struct Font: Hashable, Sendable {
    private let font: TextMeasurement.Font
    private let environment: TextEnvironment

    init(_ font: TextMeasurement.Font, in environment: TextEnvironment) {
      self.font = font
      self.environment = environment
    }

    /// The size, in points; a text style's in the configuration's text size.
    public var pointSize: Double {
      guard case .textStyle(let style) = font.face else { return font.size }
      return environment.texts.metrics(style, category: environment.category).size
    }

    /// The text style whose font it is; nil for a font of a fixed size.
    public var textStyle: TextStyle? {
      if case .textStyle(let style) = font.face { TextStyle(style) } else { nil }
    }

    /// The weight of the system font; nil for a named font, whose name says it.
    public var weight: FontWeight? {
      switch font.face {
      case .system(let weight, _): FontWeight(weight)
      case .textStyle(let style): FontWeight(environment.texts.weight(style))
      case .named: nil
      }
    }

    /// Whether the system font is slanted; false for a named font, whose name says it.
    public var isItalic: Bool {
      if case .system(_, let isItalic) = font.face { isItalic } else { false }
    }

    /// The PostScript name, such as `Avenir-Book`; nil for the system font.
    public var fontName: String? {
      if case .named(let name, _) = font.face { name } else { nil }
    }

    /// The family, such as `Avenir`; nil for the system font.
    public var familyName: String? {
      guard case .named(let name, let family) = font.face else { return nil }
      return family.isEmpty ? name : family
    }
  }

  /// The weight of a system font, from light to heavy.
  public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than the usual weight.
    case light
    /// The usual weight.
    case regular
    /// A little heavier than the usual weight.
    case medium
    /// The weight of headlines.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// A role that text plays, from which its font follows.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// A large title.
    case largeTitle
    /// A title of the first level.
    case title1
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// The text itself.
    case body
    /// A text that stands out.
    case callout
    /// A heading of the second level.
    case subheadline
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// A smaller caption.
    case caption2
  }
}

extension ViewContent.FontWeight {
  fileprivate init(_ weight: PlatformFacts.FontWeight) {
    self =
      switch weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }

  /// The weight of a symbol's strokes.
  init?(_ weight: PlatformFacts.FontWeight?) {
    guard let weight else { return nil }
    self.init(weight)
  }
}

extension ViewContent.TextStyle {
  fileprivate init(_ style: PlatformFacts.TextStyle) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }
}
