/// The substitution of a variable: `scale · root + offset`, or the number `offset` if `root` is
/// `UnionFindNode.fixed`.
struct AffineSubstitution: BitwiseCopyable {
  var root: Int32
  var scale: Double
  var offset: Double
}
