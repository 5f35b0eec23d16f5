package import InterfaceTraits

/// Which fonts texts are drawn with.
package struct TextMetrics: Sendable {
  /// Which system font is drawn with.
  package var font: SystemFontEra
  /// How much more space the design for large sizes has between letters than until iOS 13, in
  /// thousandths of an em.
  package var wideDisplayLetters: Int
  /// The sizes of text styles.
  package var styles: TextStyleSizes
  /// Whether the lines of a text style are as far apart as published, rather than as high as they are.
  package var usesPublishedLeading: Bool

  init(_ system: SystemVersion, _ idiom: TraitCollection.Idiom?) {
    font = SystemFontEra(system)
    wideDisplayLetters = 0
    styles = TextTable.styles.value(for: system, idiom)
    usesPublishedLeading = true
  }

  /// The size and leading of a text style's font.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The text size that the person chose; nil for the default.
  /// - Returns: The measures, in points.
  package func metrics(
    _ style: TextStyle, category: TextSizeCategory? = nil
  ) -> TextStyleMetrics {
    styles.metrics(style, category: category)
  }

  /// The weight of a text style's font.
  package func weight(_ style: TextStyle) -> FontWeight { styles.weight(style) }
}

extension TextMetrics: Hashable {
  private var code: Int {
    wideDisplayLetters << 16 | Int(styles.rawValue) << 8 | Int(font.rawValue) << 1
      | (usesPublishedLeading ? 1 : 0)
  }

  /// Whether texts have the same lines with both.
  package static func == (lhs: TextMetrics, rhs: TextMetrics) -> Bool { lhs.code == rhs.code }

  /// Feeds what decides equality.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
