/// The metrics of text fields and text views, in points.
enum TextFieldTable {
  /// The total padding at both sides of the text within a rounded border (confidence low).
  static let roundedPadding: BySystem<Double> = [7: 14]
  /// The height that a rounded border adds to the line if that exceeds the minimum height: 24
  /// points give 38.5 (confidence medium).
  static let roundedVerticalPadding: BySystem<Double> = [7: 10]
  /// The minimum height of a field with a rounded border.
  static let roundedHeight: BySystem<Double> = [7: 30, 13: 34]
  /// The width that a rounded border adds to the text: 21 in 10 documents of one repository up to
  /// iOS 12, 27.5 in one of iOS 26; between them 4 less, as without a border (confidence low).
  static let roundedExtraWidth: BySystem<Double> = [7: 21, 13: 17, 26: 27.5]
  /// The width that a field without a border adds to the text: 4 in 4 fields of 3 repositories up
  /// to iOS 12 (2 in a fifth), nothing in 2 later ones (confidence low).
  static let plainExtraWidth: BySystem<Double> = [7: 4, 13: 0]
  /// The height of a field with a line or a bezel (confidence low).
  static let framedHeight: BySystem<Double> = [7: 27, 13: 30]
  /// The rule for the height of a field without a border.
  static let plainHeight: BySystem<TextFieldMetrics.PlainHeight> = [
    7: .nearestPoint, 9: .wholePoints, 13: .measured, 26: .byContent,
  ]
  /// The measured heights of fields without a border by font size: 22 on 177 fields of 17 points.
  static let measuredHeights: [Double: Double] = [15: 19, 16: 21, 17: 22]
  /// The height added to the line for other sizes, which fits all measured sizes except one
  /// (confidence medium).
  static let heightOutsideLine = 1.63
  /// The minimum height of a field without a border that shows a placeholder, if the height depends
  /// on the content.
  static let placeholderHeight = 22.0

  /// The inset of a text view's text from the top and the bottom (confidence high).
  static let textViewVerticalInset: BySystem<Double> = [7: 8]
  /// The inset of a text view's text from each side (confidence high).
  static let textViewSideInset: BySystem<Double> = [7: 5]
}
