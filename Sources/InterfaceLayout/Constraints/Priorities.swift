import ConstraintSolver

/// The priority levels used in the solver.
///
/// UIKit's priorities from 1 to 1000 are strict levels; 1000 is required. Two levels below them
/// keep undetermined views at their stored frames.
enum Priorities {
  /// The number of levels per whole priority, so that fractional priorities keep their order.
  private static let steps = 16.0

  /// Returns the level of a priority between 0 and 1000.
  static func level(_ priority: Double) -> Level {
    priority >= 1000 ? .required : Level(strength: Int32((priority * steps).rounded()))
  }

  /// Returns the level directly below that of a priority above 0, but at least the weakest.
  static func justBelow(_ priority: Double) -> Level {
    Level(strength: max(weakest.strength, Int32((priority * steps).rounded()) - 1))
  }

  /// Returns the priority of a level, or `nil` for the levels below every priority.
  static func priority(_ level: Level) -> Double? {
    if level >= broken { return 1000 }
    return level < weakest ? nil : Double(level.strength) / steps
  }

  /// The level at which required constraints that contradict others are satisfied as well as
  /// possible: above every priority.
  static let broken = Level(strength: Int32(1000 * steps) - 1)
  /// The lowest level of a document's constraints: variables that these leave free are
  /// undetermined.
  static let weakest = level(1)
  /// The level at which undetermined extents keep their stored value.
  static let storedExtent = Level(strength: 2)
  /// The level at which undetermined positions keep their stored value.
  static let storedPosition = Level(strength: 1)
  /// The level of a root whose content determines its extent (`UILayoutPriority.fittingSizeLevel`).
  static let fittingSize = level(50)
  /// The level at which a stack view whose alignment is not fill shrinks across to its content
  /// (docs/internals/auto-layout.md, 'Stack views').
  static let stackShrink = level(49)

  /// Returns the shrinking level of a nested stack view; more deeply nested ones shrink first.
  static func stackShrink(depth: Int) -> Level {
    Level(strength: stackShrink.strength + Int32(min(depth, Int(steps) - 1)))
  }

  /// The level at which a view without any other extent across a stack view whose alignment is not
  /// fill keeps the stored one on the canvas: above every `stackShrink`.
  static let storedAcrossStackView = level(50)

  /// The level of the gaps of `equalCentering` (docs/internals/auto-layout.md, 'Stack views').
  static let equalCentering = level(149)
  /// Returns the level of a view's share in a `fillProportionally` distribution: the first view has
  /// 999, each further one less, so that the last takes the remaining space (published dumps of
  /// UIKit's constraints: `UISV-fill-proportionally`).
  static func fillProportionally(_ index: Int) -> Level { level(Double(max(1, 999 - index))) }
  /// The level at which an arranged view is empty across a stack view whose alignment is not fill,
  /// if nothing else determines its extent (published dumps of UIKit's constraints:
  /// `UISV-ambiguity-suppression`).
  static let ambiguitySuppression = level(25)
  /// The level directly below `ambiguitySuppression`.
  static let justBelowAmbiguitySuppression = justBelow(25)
}
