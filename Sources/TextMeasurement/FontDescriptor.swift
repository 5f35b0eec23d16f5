public import PlatformFacts

/// A font, identified by its name or text style.
///
/// The appearance of a text style depends on the configuration. Use `pointSize(in:)` and
/// `weight(in:)` to get it.
///
/// ```swift
/// if case .label(let label) = view.content, label.font.textStyle == nil {
///   print("\(label.font.familyName ?? "the system font") does not follow the text size")
/// }
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// The source of a font.
  public enum Face: Hashable, Sendable {
    /// The system font.
    case system(weight: FontWeight, isItalic: Bool)
    /// A text style, whose size and weight depend on the system and the text size.
    case textStyle(TextStyle)
    /// A font with a PostScript name and a family.
    case named(name: String, family: String)
  }

  /// The source of the font.
  public var face: Face
  /// The size, in points, or 0 for a text style.
  package var size: Double

  package init(face: Face, size: Double) {
    self.face = face
    self.size = size
  }

  /// The text style of the font, or `nil` for a font with a fixed size.
  public var textStyle: TextStyle? {
    if case .textStyle(let style) = face { style } else { nil }
  }

  /// A Boolean value that indicates whether the system font is italic; `false` for a named font,
  /// whose name implies it.
  public var isItalic: Bool {
    if case .system(_, let isItalic) = face { isItalic } else { false }
  }

  /// The PostScript name, such as `Avenir-Book`, or `nil` for the system font.
  public var fontName: String? {
    if case .named(let name, _) = face { name } else { nil }
  }

  /// The family, such as `Avenir`, or `nil` for the system font.
  public var familyName: String? {
    guard case .named(let name, let family) = face else { return nil }
    return family.isEmpty ? name : family
  }

  /// Returns the size in an environment, in points.
  package func pointSize(in environment: TextEnvironment) -> Double {
    guard let textStyle else { return size }
    return environment.texts.metrics(textStyle, category: environment.category).size
  }

  /// Returns the weight of the system font in an environment, or `nil` for a named font, whose name
  /// implies it.
  package func weight(in environment: TextEnvironment) -> FontWeight? {
    switch face {
    case .system(let weight, _): weight
    case .textStyle(let style): environment.texts.weight(style)
    case .named: nil
    }
  }

  /// Returns the system font with a size, weight and slant.
  package static func system(
    _ size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> FontDescriptor {
    FontDescriptor(face: .system(weight: weight, isItalic: isItalic), size: size)
  }

  /// Returns the font of a text style.
  package static func style(_ style: TextStyle) -> FontDescriptor {
    FontDescriptor(face: .textStyle(style), size: 0)
  }

  /// Returns the font with a PostScript name, such as `Avenir-Book`.
  package static func named(_ name: String, family: String = "", size: Double) -> FontDescriptor {
    FontDescriptor(face: .named(name: name, family: family), size: size)
  }
}
