/// A constraint that contributes to a variable's value.
public struct Reason: Hashable, Sendable {
  /// The constraint, which is satisfied with equality.
  public let constraint: ConstraintIndex
  /// The level at which it was applied.
  public let level: Level
}
