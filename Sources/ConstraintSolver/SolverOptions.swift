/// The options of a solve.
public struct SolverOptions: Hashable, Sendable {
  /// A Boolean value that indicates whether the result is recorded as affine forms of the
  /// parameters, for `Solution.plan`.
  public var recordsReplay: Bool

  /// The weakest level that is considered in the search for degrees of freedom, or `nil` for no
  /// search.
  ///
  /// A variable that the constraints of this and stronger levels leave free is undetermined, even
  /// when weaker ones ("stay where you are") give it a value.
  public var freedomFloor: Level?

  /// The most pivots that the simplex may make in one component; `nil` is a bound that follows
  /// from the component's size.
  public var pivotLimit: Int?

  /// The most work that the simplex may do in one solve, in visits to entries of its tableaus.
  ///
  /// `nil` sets no bound. Beyond it a solve ends with `SolverError.effort`; looking for degrees of
  /// freedom, which has as much again, ends with those found so far and meets the pivot limit.
  public var effortLimit: Int?

  /// Options with the given values.
  public init(
    recordsReplay: Bool = false, freedomFloor: Level? = nil, pivotLimit: Int? = nil,
    effortLimit: Int? = nil
  ) {
    self.recordsReplay = recordsReplay
    self.freedomFloor = freedomFloor
    self.pivotLimit = pivotLimit
    self.effortLimit = effortLimit
  }
}
