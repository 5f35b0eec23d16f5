/// A constraint that contradicts earlier ones, and one of these.
struct Accusation: BitwiseCopyable {
  /// The constraint that is left out.
  var accused: Int32
  /// A constraint without which there is no proof of it.
  var witness: Int32
}
