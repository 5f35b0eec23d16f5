package import PlatformFacts

/// A font as a document names it.
package struct Font: Hashable, Sendable {
  /// Where the font comes from.
  package enum Face: Hashable, Sendable {
    /// The system font.
    case system(weight: FontWeight, isItalic: Bool)
    /// A role, whose size and weight the era or the person decides; `size` does not matter.
    case textStyle(TextStyle)
    /// A font of the given PostScript name and family.
    case named(name: String, family: String)
  }

  /// Where the font comes from.
  package var face: Face
  /// The size in points.
  package var size: Double

  /// Creates a font.
  package init(face: Face, size: Double) {
    self.face = face
    self.size = size
  }

  /// The system font.
  package static func system(
    _ size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(face: .system(weight: weight, isItalic: isItalic), size: size)
  }

  /// The font of a role.
  package static func style(_ style: TextStyle) -> Font {
    Font(face: .textStyle(style), size: 0)
  }

  /// A font by its PostScript name, such as `Avenir-Book`.
  package static func named(_ name: String, family: String = "", size: Double) -> Font {
    Font(face: .named(name: name, family: family), size: size)
  }
}
