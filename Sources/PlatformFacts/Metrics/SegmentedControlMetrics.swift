/// What the width of a segmented control is made of, in points.
///
/// The widest title in regular 13 points and the padding make, in whole points, the width of every
/// segment; a point stands between two. Measured on public documents: before Xcode 11 exact for 9 of
/// the 13 controls in 7 repositories that at most one horizontal constraint holds (the others are
/// far off: their frames are stale), confidence high; from Xcode 11 on 3 controls of one repository
/// are exact and 2 of another are a point off, confidence low.
package enum SegmentedControlMetrics {
  /// The size of the titles' font.
  package static let fontSize = 13.0
  /// What a segment adds to its title's width.
  package static let padding = EraTable(14.0, (14800, 20))
}
