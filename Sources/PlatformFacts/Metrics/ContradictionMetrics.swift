/// Which of the required constraints that contradict each other is given up.
///
/// Nothing says what UIKit does; the rules are read off the frames of contradicting documents.
package struct ContradictionMetrics: Hashable, Sendable {
  /// What becomes of constraints that give a view a fixed extent.
  package enum FixedExtents: Hashable, Sendable {
    /// Those of controls, labels and images hold, unless a stack view arranges the view.
    case hold
    /// They are given up before others, the longest one first.
    case giveWay
  }

  /// What becomes of fixed extents.
  package var fixedExtents: FixedExtents
  /// Whether the distance to the bottom or to the trailing edge of a layout root is given up first.
  package var farEdgesGiveWay: Bool
  /// The same where the root is the top-level view of a xib.
  package var farEdgesOfXibsGiveWay: Bool

  /// What the newest canvas does, for want of a running app's frames.
  init() {
    fixedExtents = .giveWay
    farEdgesGiveWay = false
    farEdgesOfXibsGiveWay = false
  }
}
