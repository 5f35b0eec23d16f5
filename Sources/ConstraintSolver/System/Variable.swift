/// An unknown of a `ConstraintSystem`.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The position among the system's variables, from zero, in the order they were added.
  public let index: Int32

  /// Creates the name of the variable at a position; the system decides whether it exists.
  @inlinable
  public init(index: Int32) {
    self.index = index
  }
}
