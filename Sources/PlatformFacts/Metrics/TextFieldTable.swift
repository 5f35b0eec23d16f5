/// What the sizes of text fields and text views are made of, in points.
enum TextFieldTable {
  /// What stands at both sides of the text inside a rounded border, together (confidence low).
  static let roundedPadding: BySystem<Double> = [7: 14]
  /// What a rounded border adds to the line's height where that exceeds the least height:
  /// 24 points give 38.5 (confidence medium).
  static let roundedVerticalPadding: BySystem<Double> = [7: 10]
  /// The least height of a field with a rounded border.
  static let roundedHeight: BySystem<Double> = [7: 30, 13: 34]
  /// What a rounded border adds to the text's width: 21 in 10 documents of one repository to iOS 12, 27.5 in
  /// one of iOS 26; between them 4 less, as without border (confidence low).
  static let roundedExtraWidth: BySystem<Double> = [7: 21, 13: 17, 26: 27.5]
  /// What a field without border adds to the text's width: 4 in 4 fields of 3 repositories to iOS 12 (2 in
  /// a fifth), nothing in 2 later ones (confidence low).
  static let plainExtraWidth: BySystem<Double> = [7: 4, 13: 0]
  /// The height of a field with a line or a bezel around it (confidence low).
  static let framedHeight: BySystem<Double> = [7: 27, 13: 30]
  /// How high a field without border is.
  static let plainHeight: BySystem<TextFieldMetrics.PlainHeight> = [
    7: .nearestPoint, 9: .wholePoints, 13: .measured, 26: .byContent,
  ]
  /// The height of a field without border by font size, where it was measured: 22 on 177 fields of 17 points.
  static let measuredHeights: [Double: Double] = [15: 19, 16: 21, 17: 22]
  /// What other sizes add to the line, which fits the measured sizes but one (confidence medium).
  static let heightOutsideLine = 1.63
  /// The least height of a field without border that shows a placeholder, where the height is by content.
  static let placeholderHeight = 22.0

  /// From the text of a text view to the top and to the bottom (confidence high).
  static let textViewVerticalInset: BySystem<Double> = [7: 8]
  /// From the text of a text view to either side (confidence high).
  static let textViewSideInset: BySystem<Double> = [7: 5]
}
