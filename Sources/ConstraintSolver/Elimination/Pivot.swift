/// A step of an elimination: a constraint by which a variable was expressed in the remaining ones.
struct Pivot: BitwiseCopyable, Sendable {
  /// The constraint, which is satisfied with equality from now on, or none if the value of the
  /// variable is arbitrary.
  var constraint: OptionalIndex
  /// The variable.
  var variable: Int32
}
