import ConstraintSolver

/// The levels at which the solver is asked for things.
///
/// UIKit's priorities from 1 to 1000 are strict levels; 1000 is required. Two levels below them hold
/// undetermined views where the document stored them.
enum Priorities {
  /// Steps per whole priority, so that fractions keep their order.
  private static let steps = 16.0

  /// The level of a priority between 0 and 1000.
  static func level(_ priority: Double) -> Level {
    priority >= 1000 ? .required : Level(strength: Int32((priority * steps).rounded()))
  }

  /// The level right below that of a priority above 0, but no lower than the weakest.
  static func justBelow(_ priority: Double) -> Level {
    Level(strength: max(weakest.strength, Int32((priority * steps).rounded()) - 1))
  }

  /// The priority that a level stands for; nil for the levels below every priority.
  static func priority(_ level: Level) -> Double? {
    if level == .required { return 1000 }
    return level < weakest ? nil : Double(level.strength) / steps
  }

  /// The weakest level of a document's own: what it leaves free is undetermined.
  static let weakest = level(1)
  /// Undetermined extents keep their stored value.
  static let storedExtent = Level(strength: 2)
  /// Undetermined positions keep their stored value.
  static let storedPosition = Level(strength: 1)
  /// A root whose content decides its extent (`UILayoutPriority.fittingSizeLevel`).
  static let fittingSize = level(50)
  /// A stack view that does not fill shrinks across to its content (docs/auto-layout.md, 'Stack views').
  static let stackShrink = level(49)

  /// The same for a stack view inside others: what stands deeper shrinks first.
  static func stackShrink(depth: Int) -> Level {
    Level(strength: stackShrink.strength + Int32(min(depth, Int(steps) - 1)))
  }

  /// What nothing else gives an extent across a stack view that does not fill keeps the stored one on the canvas: above
  /// every `stackShrink`.
  static let storedAcrossStackView = level(50)

  /// Gaps of `equalCentering` (docs/auto-layout.md, 'Stack views').
  static let equalCentering = level(149)
  /// The share of one of the views of a `fillProportionally`: the first has 999, each further one less, so that
  /// the last takes what is left (published dumps of UIKit's constraints: `UISV-fill-proportionally`).
  static func fillProportionally(_ place: Int) -> Level { level(Double(max(1, 999 - place))) }
  /// Nothing else says how far an arranged view reaches across a stack view that does not fill: it is empty
  /// (published dumps of UIKit's constraints: `UISV-ambiguity-suppression`).
  static let ambiguitySuppression = level(25)
  /// The level right below that.
  static let justBelowAmbiguitySuppression = justBelow(25)
}
