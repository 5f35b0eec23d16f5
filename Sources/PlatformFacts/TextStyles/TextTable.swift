/// The fonts of text, by system.
enum TextTable {
  /// The system font: the font fit over 157 repositories, confidence high.
  static let font: BySystem<SystemFontEra> = [
    7: .helveticaNeue, 9: .staticSanFrancisco, 14: .variableSanFrancisco,
  ]
  /// The sizes of text styles: up to iOS 10 only body grew in the accessibility categories
  /// (medium).
  static let styles = ByIdiom<TextStyleSizes>(
    [7: .bodyByCategory, 11: .byCategory], tv: [7: .television])
}
