/// What a variable is replaced by: `scale · root + offset`, or the number `offset` when `root` is
/// `UnionFindNode.fixed`.
struct AffineSubstitution: BitwiseCopyable {
  var root: Int32
  var scale: Double
  var offset: Double
}
