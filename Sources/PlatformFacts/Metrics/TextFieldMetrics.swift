/// What the sizes of text fields are made of on one system, in points.
package struct TextFieldMetrics: Hashable, Sendable {
  /// How high a field without border is.
  package enum PlainHeight: Hashable, Sendable {
    /// The line's height, rounded to whole points: Helvetica Neue.
    case nearestPoint
    /// The line's height, rounded up to whole points: 17 points give 21.
    case wholePoints
    /// A little more than the line, by font size as measured (22 on 177 fields of 17 points) and 1.63 points
    /// for sizes that were not, which fits the measured sizes but one (confidence medium): from iOS 13 on.
    case measured
    /// As `measured`, but 22 with a placeholder, or the line in whole points where that is more, and the line in
    /// whole points with hidden text: iOS 26.
    ///
    /// With a placeholder in 14 to 17 points 58 of 58 fields of 4 projects, in 20 points one is 24; with hidden text 6 of 6
    /// of 2 projects (weak).
    case byContent
  }

  /// What stands in a text field.
  package enum Shown: Hashable, Sendable {
    case text
    /// A placeholder, or nothing.
    case placeholder
    /// Text or a placeholder whose letters are hidden.
    case hiddenText
  }

  /// The font size of a field whose document gives no font (Interface Builder's template).
  package static let defaultFontSize = 14.0
  /// What stands at both sides of the text inside a rounded border, together (confidence low).
  package static let roundedPadding = 14.0
  /// What a rounded border adds to the line's height where that exceeds the least height:
  /// 24 points give 38.5 (confidence medium).
  package static let roundedVerticalPadding = 10.0

  /// The least height of a field with a rounded border.
  package var roundedHeight: Double
  /// What a rounded border adds to the text's width: 21 in 10 documents of one repository to iOS 12, 27.5 in
  /// one of iOS 26; between them 4 less, as without border (confidence low).
  package var roundedExtraWidth: Double
  /// What a field without border adds to the text's width: 4 in 4 fields of 3 repositories to iOS 12 (2 in
  /// a fifth), nothing in 2 later ones (confidence low).
  package var plainExtraWidth: Double
  /// The height of a field with a line or a bezel around it (confidence low).
  package var framedHeight: Double
  /// The height of a field without border.
  package var plainHeight: PlainHeight

  init(_ system: SystemVersion) {
    let is13 = system.major >= 13
    roundedHeight = is13 ? 34 : 30
    roundedExtraWidth = system.major >= 26 ? 27.5 : is13 ? 17 : 21
    plainExtraWidth = is13 ? 0 : 4
    framedHeight = is13 ? 30 : 27
    plainHeight =
      system.major >= 26
      ? .byContent : is13 ? .measured : system.major >= 9 ? .wholePoints : .nearestPoint
  }

  /// The height of a field without border.
  ///
  /// - Parameters:
  ///   - fontSize: The font's size.
  ///   - lineHeight: The font's line height.
  ///   - shown: What stands in the field.
  ///   - roundedUp: Rounds up to pixels.
  /// - Returns: The height.
  package func plainHeight(
    fontSize: Double, lineHeight: Double, shown: Shown = .text, roundedUp: (Double) -> Double
  ) -> Double {
    let wholeLine = (lineHeight - 1e-6).rounded(.up)
    return switch (plainHeight, shown) {
    case (.nearestPoint, _): lineHeight.rounded()
    case (.wholePoints, _), (.byContent, .hiddenText): wholeLine
    case (.byContent, .placeholder): max(22, wholeLine)
    case (.measured, _), (.byContent, .text):
      switch fontSize {
      case 15: 19
      case 16: 21
      case 17: 22
      default: roundedUp(lineHeight + 1.63)
      }
    }
  }
}
