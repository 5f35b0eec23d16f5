public import PlatformFacts

/// A font by its name or role.
///
/// What a text style looks like depends on the configuration: `pointSize(in:)` and `weight(in:)` look it up.
///
/// ```swift
/// if case .label(let label) = view.content, label.font.textStyle == nil {
///   print("\(label.font.familyName ?? "the system font") does not follow the text size")
/// }
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// Where a font comes from.
  public enum Face: Hashable, Sendable {
    /// The system font.
    case system(weight: FontWeight, isItalic: Bool)
    /// A role, whose size and weight follow from the system and the text size.
    case textStyle(TextStyle)
    /// A font by its PostScript name and family.
    case named(name: String, family: String)
  }

  /// Where the font comes from.
  public var face: Face
  /// The size, in points; 0 for a text style.
  package var size: Double

  /// Creates a font.
  package init(face: Face, size: Double) {
    self.face = face
    self.size = size
  }

  /// The text style whose font it is; nil for a font of a fixed size.
  public var textStyle: TextStyle? {
    if case .textStyle(let style) = face { style } else { nil }
  }

  /// Whether the system font is slanted; false for a named font, whose name says it.
  public var isItalic: Bool {
    if case .system(_, let isItalic) = face { isItalic } else { false }
  }

  /// The PostScript name, such as `Avenir-Book`; nil for the system font.
  public var fontName: String? {
    if case .named(let name, _) = face { name } else { nil }
  }

  /// The family, such as `Avenir`; nil for the system font.
  public var familyName: String? {
    guard case .named(let name, let family) = face else { return nil }
    return family.isEmpty ? name : family
  }

  /// The size in an environment, in points.
  package func pointSize(in environment: TextEnvironment) -> Double {
    guard let textStyle else { return size }
    return environment.texts.metrics(textStyle, category: environment.category).size
  }

  /// The weight of the system font in an environment; nil for a named font, whose name says it.
  package func weight(in environment: TextEnvironment) -> FontWeight? {
    switch face {
    case .system(let weight, _): weight
    case .textStyle(let style): environment.texts.weight(style)
    case .named: nil
    }
  }

  /// The system font.
  package static func system(
    _ size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> FontDescriptor {
    FontDescriptor(face: .system(weight: weight, isItalic: isItalic), size: size)
  }

  /// The font of a role.
  package static func style(_ style: TextStyle) -> FontDescriptor {
    FontDescriptor(face: .textStyle(style), size: 0)
  }

  /// A font by its PostScript name, such as `Avenir-Book`.
  package static func named(_ name: String, family: String = "", size: Double) -> FontDescriptor {
    FontDescriptor(face: .named(name: name, family: family), size: size)
  }
}
