/// Why a system could not be solved at all; contradictions are not errors but part of a `Solution`.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant of this constraint is NaN or infinite.
  case notFinite(ConstraintIndex)
  /// A parameter is NaN or infinite.
  case parameterNotFinite
  /// This constraint names a variable that the system does not have.
  case unknownVariable(ConstraintIndex)
  /// The numbers are so large that a result left the range of `Double`.
  case overflow
  /// `SolverOptions.effortLimit` was met before the values were found.
  case effort
}
