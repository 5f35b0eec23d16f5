/// How strongly a constraint must hold.
///
/// Levels are ordered: a stronger level is satisfied as well as possible before a weaker one is
/// looked at, and nothing that a weaker level wants can make a stronger one worse. Inside one level
/// the sum of the absolute errors is least.
public struct Level: Hashable, Sendable, Comparable {
  /// The strength: larger is stronger; `Int32.max` is required.
  public let strength: Int32

  /// The level of constraints that must hold exactly.
  public static let required = Level(strength: .max)

  /// Creates a level below `required` of the given strength.
  @inlinable
  public init(strength: Int32) {
    self.strength = strength
  }

  /// Whether `lhs` is weaker than `rhs`.
  @inlinable
  public static func < (lhs: Level, rhs: Level) -> Bool {
    lhs.strength < rhs.strength
  }
}
