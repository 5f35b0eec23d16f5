/// The strength of a constraint.
///
/// Levels are ordered: a stronger level is satisfied as well as possible before a weaker one is
/// considered, and a weaker level can never make a stronger one worse. Within a level, the sum of
/// the absolute errors is minimized.
public struct Level: Hashable, Sendable, Comparable {
  /// The strength: larger is stronger; `Int32.max` is required.
  public let strength: Int32

  /// The level of constraints that must be satisfied exactly.
  public static let required = Level(strength: .max)

  /// Creates a level below `required` with the given strength.
  @inlinable
  public init(strength: Int32) {
    self.strength = strength
  }

  /// Returns whether `lhs` is weaker than `rhs`.
  @inlinable
  public static func < (lhs: Level, rhs: Level) -> Bool {
    lhs.strength < rhs.strength
  }
}
