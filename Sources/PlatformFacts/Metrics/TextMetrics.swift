package import InterfaceTraits

/// The fonts of text on one system.
package struct TextMetrics: Sendable {
  /// The system font.
  package var font: SystemFontEra
  /// The letter spacing that the display design has in addition to that of iOS 13, in thousandths
  /// of an em.
  package var wideDisplayLetters: Int
  /// The sizes of text styles.
  package var styles: TextStyleSizes
  /// Whether the line spacing of a text style is the published leading instead of the line's
  /// height.
  package var usesPublishedLeading: Bool

  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    font = SystemFontEra(system)
    wideDisplayLetters = 0
    styles = TextTable.styles.value(for: system, idiom)
    usesPublishedLeading = true
  }

  /// Returns the size and leading of a text style's font.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The text size that the user chose, or `nil` for the default.
  /// - Returns: The metrics, in points.
  package func metrics(
    _ style: TextStyle, category: TextSizeCategory? = nil
  ) -> TextStyleMetrics {
    styles.metrics(style, category: category)
  }

  /// Returns the weight of a text style's font.
  package func weight(_ style: TextStyle) -> FontWeight { styles.weight(style) }
}

extension TextMetrics: Hashable {
  private var code: Int {
    wideDisplayLetters << 16 | Int(styles.rawValue) << 8 | Int(font.rawValue) << 1
      | (usesPublishedLeading ? 1 : 0)
  }

  /// Whether text has the same lines with both.
  package static func == (lhs: TextMetrics, rhs: TextMetrics) -> Bool { lhs.code == rhs.code }

  /// Hashes the value that determines equality.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
