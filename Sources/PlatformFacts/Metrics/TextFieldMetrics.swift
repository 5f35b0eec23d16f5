/// The metrics of text fields on one system, in points (`TextFieldTable`).
package struct TextFieldMetrics: Hashable, Sendable {
  /// The rule for the height of a field without a border.
  package enum PlainHeight: Hashable, Sendable {
    /// The height of the line, rounded to whole points, for Helvetica Neue.
    case nearestPoint
    /// The height of the line, rounded up to whole points: 17 points give 21.
    case wholePoints
    /// Slightly more than the line, from iOS 13 on: the measured height by font size (22 on 177
    /// fields of 17 points), or 1.63 points more for other sizes, which fits all measured sizes
    /// except one (confidence medium).
    case measured
    /// As `measured`, but 22 with a placeholder, or the line in whole points if that is more, and
    /// the line in whole points with hidden text: iOS 26.
    ///
    /// With a placeholder in 14 to 17 points, this fits 58 of 58 fields of 4 projects; one in 20
    /// points is 24. With hidden text, it fits 6 of 6 of 2 projects (weak).
    case byContent
  }

  /// The kind of text in a text field.
  package enum Shown: Hashable, Sendable {
    case text
    /// A placeholder, or no text.
    case placeholder
    /// A text or placeholder whose characters are hidden.
    case hiddenText
  }

  /// The total padding at both sides of the text within a rounded border.
  package var roundedPadding: Double
  /// The height that a rounded border adds to the line if that exceeds the minimum height.
  package var roundedVerticalPadding: Double
  /// The minimum height of a field with a rounded border.
  package var roundedHeight: Double
  /// The width that a rounded border adds to the text.
  package var roundedExtraWidth: Double
  /// The width that a field without a border adds to the text.
  package var plainExtraWidth: Double
  /// The height of a field with a line or a bezel.
  package var framedHeight: Double
  /// The rule for the height of a field without a border.
  package var plainHeight: PlainHeight

  init(_ system: SystemVersion) {
    roundedPadding = TextFieldTable.roundedPadding.value(for: system)
    roundedVerticalPadding = TextFieldTable.roundedVerticalPadding.value(for: system)
    roundedHeight = TextFieldTable.roundedHeight.value(for: system)
    roundedExtraWidth = TextFieldTable.roundedExtraWidth.value(for: system)
    plainExtraWidth = TextFieldTable.plainExtraWidth.value(for: system)
    framedHeight = TextFieldTable.framedHeight.value(for: system)
    plainHeight = TextFieldTable.plainHeight.value(for: system)
  }

  /// Returns the height of a field without a border.
  ///
  /// - Parameters:
  ///   - fontSize: The font's size.
  ///   - lineHeight: The font's line height.
  ///   - shown: The kind of text in the field.
  ///   - roundedUp: A function that rounds up to pixels.
  /// - Returns: The height.
  package func plainHeight(
    fontSize: Double, lineHeight: Double, shown: Shown = .text, roundedUp: (Double) -> Double
  ) -> Double {
    let wholeLine = (lineHeight - 1e-6).rounded(.up)
    return switch (plainHeight, shown) {
    case (.nearestPoint, _): lineHeight.rounded()
    case (.wholePoints, _), (.byContent, .hiddenText): wholeLine
    case (.byContent, .placeholder): max(TextFieldTable.placeholderHeight, wholeLine)
    case (.measured, _), (.byContent, .text):
      TextFieldTable.measuredHeights[fontSize]
        ?? roundedUp(lineHeight + TextFieldTable.heightOutsideLine)
    }
  }
}
