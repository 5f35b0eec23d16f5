/// A set of required constraints that cannot all be satisfied.
public struct ConflictSet: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  public var constraints: [ConstraintIndex]
  /// A Boolean value that indicates whether the set is known to be minimal.
  ///
  /// Without any one member of a minimal set, the rest can be satisfied. If the set is not known to be
  /// minimal, the search for a smaller one was abandoned.
  public var isMinimal: Bool

  /// Creates a set of constraints.
  public init(constraints: [ConstraintIndex], isMinimal: Bool) {
    self.constraints = constraints
    self.isMinimal = isMinimal
  }
}
