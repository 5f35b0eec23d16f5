/// The reason for which a system could not be solved at all; contradictions are not errors but part
/// of a `Solution`.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant of this constraint is NaN or infinite.
  case notFinite(ConstraintIndex)
  /// A parameter is NaN or infinite.
  case parameterNotFinite
  /// This constraint refers to a variable that the system does not contain.
  case unknownVariable(ConstraintIndex)
  /// The numbers are so large that a result exceeds the range of `Double`.
  case overflow
  /// `SolverOptions.effortLimit` was reached before the values were found.
  case effort
}
