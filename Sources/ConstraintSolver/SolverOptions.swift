/// The options of a solve.
public struct SolverOptions: Hashable, Sendable {
  /// A Boolean value that indicates whether the result is recorded as affine forms of the
  /// parameters, for `Solution.plan`.
  public var recordsReplay: Bool

  /// The weakest level that is considered in the search for degrees of freedom, or `nil` for no
  /// search.
  ///
  /// A variable that the constraints of this and stronger levels leave free is undetermined, even
  /// if weaker ones ("stay where you are") give it a value.
  public var freedomFloor: Level?

  /// The maximum number of pivots in one component, or `nil` for a limit that is derived from the
  /// component's size.
  public var pivotLimit: Int?

  /// The maximum work of the simplex method in one solve, in visits to entries of its tableaus.
  ///
  /// `nil` means no limit. A solve that exceeds the limit ends with `SolverError.effort`; the
  /// search for degrees of freedom, which has the same limit again, ends with those found so far
  /// and counts as having reached the pivot limit.
  public var effortLimit: Int?

  /// Creates options with the given values.
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
