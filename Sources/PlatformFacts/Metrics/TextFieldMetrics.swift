/// What the sizes of text fields are made of, in points.
package enum TextFieldMetrics {
  /// The font size of a field whose document gives no font (Interface Builder's template).
  package static let defaultFontSize = 14.0
  /// What stands at both sides of the text inside a rounded border, together (confidence low).
  package static let roundedPadding = 14.0
  /// What a rounded border adds to the text's width: 21 in 10 documents of one repository before
  /// Xcode 11, 27.5 in one of Xcode 26; between them 4 less, as without border (confidence low).
  package static let roundedExtraWidth = EraTable(
    21.0, (14800, 17), (24000, 27.5), (32000, 17))
  /// What a field without border adds to the text's width: 4 in 4 fields of 3 repositories before
  /// Xcode 11 (2 in a fifth), nothing in 2 later ones (confidence low).
  package static let plainExtraWidth = EraTable(4.0, (14800, 0))
  /// What a rounded border adds to the line's height where that exceeds the least height:
  /// 24 points give 38.5 (confidence medium).
  package static let roundedVerticalPadding = 10.0
  /// The height of a field with a line or a bezel around it (confidence low).
  package static let framedHeight = EraTable(27.0, (14800, 30))

  /// The height of a field without border.
  ///
  /// Before Xcode 11 the line's height in whole points: 17 points give 21. Later a little more, by
  /// font size as measured (22 on 177 fields of 17 points) and 1.6 points for sizes that were not,
  /// which fits the measured sizes but one (confidence medium).
  /// - Parameters:
  ///   - fontSize: The font's size.
  ///   - lineHeight: The font's line height.
  ///   - toolsVersion: The version that saved the document.
  ///   - roundedUp: Rounds up to pixels.
  /// - Returns: The height.
  package static func plainHeight(
    fontSize: Double, lineHeight: Double, toolsVersion: ToolsVersion,
    roundedUp: (Double) -> Double
  ) -> Double {
    let wholePoints = (lineHeight - 1e-6).rounded(.up)
    if toolsVersion.number < 7702 { return lineHeight.rounded() }
    if toolsVersion.number < 14800 { return wholePoints }
    return switch fontSize {
    case 15: 19
    case 16: 21
    case 17: 22
    default: roundedUp(lineHeight + 1.6)
    }
  }
}
