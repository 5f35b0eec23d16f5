/// A comparison on which the optimum of a component depends: the left side of a constraint, times
/// `sign`, is at least zero.
struct SimplexGuard: BitwiseCopyable {
  /// The constraint.
  var constraint: Int32
  /// 1 or -1, or 0 when the left side must stay zero.
  var sign: Int32
}
