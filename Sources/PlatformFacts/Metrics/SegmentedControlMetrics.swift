/// What the size of a segmented control is made of, in points.
///
/// The widest title in regular 13 points and the padding make, in whole points, the width of every
/// segment; a point stands between two. Measured on public documents: before iOS 13 exact for 9 of
/// the 13 controls in 7 repositories that at most one horizontal constraint holds (the others are
/// far off: their frames are stale), confidence high. The padding before iOS 9 is that of 2 controls of
/// 2 repositories, and the one from iOS 13 on that of 4 of 2, both low.
package struct SegmentedControlMetrics: Hashable, Sendable {
  /// The size of the titles' font.
  package static let fontSize = 13.0
  /// What a segment adds to its title's width.
  package var padding: Double
  /// The height.
  package var height: Double

  init(_ system: SystemVersion) {
    padding = system.major >= 13 ? 19.5 : system.major >= 9 ? 14 : 16
    height = system.major >= 13 ? 31 : 28
  }
}
