import InterfaceTraits

/// The metrics of buttons, in points.
///
/// The values are the modes of stored frames; confidence high unless stated.
enum ButtonTable {
  /// The font size of the title in a button of type `system` without `fontDescription`.
  ///
  /// On televisions it is 38: nine buttons of two projects are 86 high, 40 of which are their
  /// insets.
  static let systemFontSize = ByIdiom<Double>([7: 15], tv: [7: 38])
  /// The font size of the title in a button of type `custom` without `fontDescription`.
  static let customFontSize = ByIdiom<Double>([7: 18], tv: [7: 38])
  /// The weight of both default fonts.
  ///
  /// On televisions it is medium: four of nine stored widths are exact, the others up to 4 points
  /// more; with regular, all nine are 4 to 11 points more.
  static let fontWeight = ByIdiom<FontWeight>([7: .regular], tv: [7: .medium])
  /// The excess of a title's width over whole points that does not make the button wider.
  ///
  /// With iOS 14's font, 26 of 58 titles of 9 repositories are wider than the button or narrower by
  /// at most a quarter of a point, and 5 are narrower by more than three quarters; labels in the
  /// same font show no such excess, nor do buttons of earlier systems (confidence medium).
  static let widthAllowance: BySystem<Double> = [7: 0, 14: 0.15]
  /// The height added to a title if the document specifies no content insets (6 above, 6 below).
  static let automaticVerticalPadding: BySystem<Double> = [7: 12]
  /// The minimum width of a button with neither configuration nor content insets.
  ///
  /// Without title and image, the height is that of a title: 30 for a button of type `system`, 34
  /// for one of type `custom` (2 of 2 projects), 29 in Gotham of 17 points (one).
  static let leastWidth: BySystem<Double> = [7: 30]
}
