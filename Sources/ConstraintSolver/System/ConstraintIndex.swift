/// The index of a constraint in its `ConstraintSystem`.
///
/// Constraints are numbered in the order in which they were added; among required ones, earlier
/// ones take precedence.
public struct ConstraintIndex: Hashable, Sendable, Comparable {
  /// The position among the system's constraints, from zero.
  public let index: Int32

  /// Creates the index of the constraint at a position, which the system need not contain.
  @inlinable
  public init(index: Int32) {
    self.index = index
  }

  /// Returns whether `lhs` was added before `rhs`.
  @inlinable
  public static func < (lhs: ConstraintIndex, rhs: ConstraintIndex) -> Bool {
    lhs.index < rhs.index
  }
}
