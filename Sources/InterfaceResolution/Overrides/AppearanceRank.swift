import ConfigurationReading
import InterfaceTraits

/// The precedence of an appearance rule among those that apply to a view; the greatest one
/// wins.
///
/// `UIAppearance.h`: "In any given view hierarchy, the outermost appearance proxy wins. Specificity
/// (depth of the chain) is the tie-breaker." That a nearer class takes precedence over a farther
/// one, and a rule for some traits over one for all, is a guess.
struct AppearanceRank: Comparable {
  /// For each container, outermost first, the number of objects that enclose it.
  let depths: [Int]
  /// The distance from the rule's class to the view's own class in the class hierarchy.
  let classDistance: Int
  /// Whether the rule has a condition.
  let isConditional: Bool
  /// The rule.
  let rule: Handle<AppearanceRule>

  static func < (one: AppearanceRank, other: AppearanceRank) -> Bool {
    for (left, right) in zip(one.depths, other.depths) where left != right { return left > right }
    if one.depths.count != other.depths.count { return one.depths.count < other.depths.count }
    if one.classDistance != other.classDistance { return one.classDistance > other.classDistance }
    if one.isConditional != other.isConditional { return other.isConditional }
    return one.rule < other.rule
  }
}
