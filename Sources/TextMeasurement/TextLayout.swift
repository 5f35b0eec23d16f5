package import InterfaceTraits

/// A text broken into lines.
package struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom, empty for an empty text.
  package var lines: [TextLine]
  /// The size of the lines, rounded up to pixels.
  package var size: LayoutSize
  /// The width of the lines including the spaces at line breaks, even if they exceed the available
  /// width, rounded up to pixels.
  package var widthWithSpaces = 0.0
  /// The distance from the top to the baseline of the first line, in points, or 0 without lines.
  package var firstBaseline: Double
  /// The distance from the bottom to the baseline of the last line, in points, or 0 without lines.
  package var lastBaselineFromBottom: Double
  /// Whether the metrics of a font or character are approximate.
  package var isApproximate: Bool
  /// The range of widths in which the layout is the same: at least `least` and less than `limit`.
  package var sameWidths: SameWidths

  /// A range of widths, in points.
  package struct SameWidths: Hashable, Sendable {
    /// The minimum width.
    package var least: Double
    /// The upper bound, at which the layout changes, infinite if it never does.
    package var limit: Double

    package init(least: Double, limit: Double) {
      self.least = least
      self.limit = limit
    }

    /// Returns whether a width is in the range.
    package func contains(_ width: Double) -> Bool { least <= width && width < limit }
  }

  /// Whether an ellipsis replaces a part of the text.
  package var isCut: Bool { lines.contains { $0.cut != nil } }

  /// The layout of an empty text.
  package static let empty = TextLayout(
    lines: [], size: .zero, firstBaseline: 0, lastBaselineFromBottom: 0, isApproximate: false,
    sameWidths: SameWidths(least: 0, limit: .infinity))
}
