/// A constraint of an optimal basis, which is satisfied with equality.
struct ActiveConstraint: BitwiseCopyable, Sendable {
  /// The constraint, or none if the value of the variable is arbitrary.
  var constraint: OptionalIndex
  /// The variable that it determines, or none if it can be assigned to any variable of its
  /// component.
  var variable: OptionalIndex
}
