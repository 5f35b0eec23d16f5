/// The rules for choosing which of several contradicting required constraints to break.
///
/// UIKit's behavior is not documented; the rules are derived from the frames of documents with
/// contradictions.
package struct ContradictionMetrics: Hashable, Sendable {
  /// The treatment of constraints that fix the size of a view.
  package enum FixedExtents: Hashable, Sendable {
    /// Those of controls, labels and images hold, unless the view is in a stack view.
    case hold
    /// They are broken before others, the longest one first.
    case giveWay
  }

  /// The treatment of constraints that fix a size.
  package var fixedExtents: FixedExtents
  /// Whether the distance to the bottom or to the trailing edge of a layout root is broken first.
  package var trailingEdgesGiveWay: Bool
  /// Whether this also applies if the root is the top-level view of a xib.
  package var trailingEdgesOfXibsGiveWay: Bool

  /// Whether a broken constraint is still satisfied as well as possible, before any constraint that
  /// is not required; otherwise it has no effect.
  package var approachesBrokenConstraints: Bool

  /// Creates the rules of the newest canvas, because frames of running apps are not available.
  init() {
    fixedExtents = .giveWay
    trailingEdgesGiveWay = false
    trailingEdgesOfXibsGiveWay = false
    approachesBrokenConstraints = true
  }
}
