import InterfaceTraits

/// What the sizes of buttons are made of, in points.
///
/// The modes of stored frames; confidence high unless said.
enum ButtonTable {
  /// The title's font size in a button without `fontDescription`: of type `system`.
  ///
  /// On televisions 38: nine buttons of two projects are 86 high, 40 of which are their insets.
  static let systemFontSize = ByIdiom<Double>([7: 15], tv: [7: 38])
  /// The same of type `custom`.
  static let customFontSize = ByIdiom<Double>([7: 18], tv: [7: 38])
  /// The weight of either font.
  ///
  /// Medium on televisions: four of nine stored widths are exact, the others up to 4 points more; in regular
  /// all nine are 4 to 11 more.
  static let fontWeight = ByIdiom<FontWeight>([7: .regular], tv: [7: .medium])
  /// What a title may be wider than a whole number of points without making the button wider.
  ///
  /// With iOS 14's font 26 of 58 titles of 9 repositories are wider than the button or at most a
  /// quarter of a point less wide and 5 by more than three quarters; labels in the same font show no
  /// such excess, nor do buttons of earlier systems (confidence medium).
  static let widthAllowance: BySystem<Double> = [7: 0, 14: 0.15]
  /// What a title's height grows by when the document gives no content insets (6 above, 6 below).
  static let automaticVerticalPadding: BySystem<Double> = [7: 12]
  /// The least width of a button with neither configuration nor content insets, and the greatest height of one without
  /// title and image.
  static let empty: BySystem<LayoutSize> = [7: LayoutSize(width: 30, height: 30)]
}
