/// Required constraints that cannot all hold.
public struct ConflictSet: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  public var constraints: [ConstraintIndex]
  /// Whether it is known that with any one left out the rest can hold; if not, the search for less was
  /// given up.
  public var isMinimal: Bool

  /// A set of constraints.
  public init(constraints: [ConstraintIndex], isMinimal: Bool) {
    self.constraints = constraints
    self.isMinimal = isMinimal
  }
}
