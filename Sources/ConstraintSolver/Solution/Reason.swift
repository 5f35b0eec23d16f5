/// A constraint that had a part in a variable's value.
public struct Reason: Hashable, Sendable {
  /// The constraint, which is satisfied with equality.
  public let constraint: ConstraintIndex
  /// The level at which it was decided.
  public let level: Level
}
