package import InterfaceTraits

/// A text broken into lines.
package struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom; none for an empty text.
  package var lines: [TextLine]
  /// The extent of the lines, rounded up to pixels.
  package var size: LayoutSize
  /// The width of the lines with the spaces at which they were broken, whether there was room for them or not, rounded up to pixels.
  package var widthWithSpaces = 0.0
  /// From the top to the baseline of the first line, in points; 0 without lines.
  package var firstBaseline: Double
  /// From the bottom to the baseline of the last line, in points; 0 without lines.
  package var lastBaselineFromBottom: Double
  /// Whether a font or a character is only approximately known.
  package var isApproximate: Bool
  /// The widths at which everything above stays the same: from `least` on and below `limit`.
  package var sameWidths: SameWidths

  /// A range of widths, in points.
  package struct SameWidths: Hashable, Sendable {
    /// The least width.
    package var least: Double
    /// The least greater width at which something changes; infinite when nothing does.
    package var limit: Double

    /// Creates a range.
    package init(least: Double, limit: Double) {
      self.least = least
      self.limit = limit
    }

    /// Whether a width is in the range.
    package func contains(_ width: Double) -> Bool { least <= width && width < limit }
  }

  /// Whether an ellipsis stands for a part of the text.
  package var isCut: Bool { lines.contains { $0.cut != nil } }

  /// The layout of an empty text.
  package static let empty = TextLayout(
    lines: [], size: .zero, firstBaseline: 0, lastBaselineFromBottom: 0, isApproximate: false,
    sameWidths: SameWidths(least: 0, limit: .infinity))
}
