/// A variable of a `ConstraintSystem`.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The position among the system's variables, from zero, in the order in which they were added.
  public let index: Int32

  /// Creates the variable at a position, which the system need not contain.
  @inlinable
  public init(index: Int32) {
    self.index = index
  }
}
