/// A step of an elimination: a constraint by which a variable was expressed in the remaining ones.
struct Pivot: BitwiseCopyable, Sendable {
  /// The constraint, which is satisfied with equality from now on, or none if the value of the
  /// variable is arbitrary.
  var constraint: OptionalIndex
  /// The variable.
  var variable: Int32
  /// The root that remained in the constraint, if there was one.
  var parent = OptionalIndex.none
  /// The coefficient of the variable in the constraint after earlier substitutions, or 0 if the
  /// variable took the value of a bound.
  var coefficient = 0.0
  /// The coefficient of `parent`.
  var parentCoefficient = 0.0
}
