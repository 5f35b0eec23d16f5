/// A constraint that contradicts earlier ones, with one of these.
struct Accusation: BitwiseCopyable {
  /// The excluded constraint.
  var accused: Int32
  /// A constraint that every proof against it requires.
  var witness: Int32
}
