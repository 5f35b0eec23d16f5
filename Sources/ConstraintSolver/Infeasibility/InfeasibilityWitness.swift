/// A constraint that contradicts earlier ones, with one of these.
struct InfeasibilityWitness: BitwiseCopyable {
  /// The excluded constraint.
  var excluded: Int32
  /// A constraint on which the proof against it depends.
  var witness: Int32
}
