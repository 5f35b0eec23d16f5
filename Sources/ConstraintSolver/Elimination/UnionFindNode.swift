/// A variable's node in an `AffineUnionFind`: `variable = scale · parent + offset`.
///
/// The formula is that of roots, which are once themselves, and of known values as well, so that they need not be told
/// apart: a processor often guesses wrong which of them a variable is.
struct UnionFindNode: BitwiseCopyable {
  /// The factor to the parent: 1 of a root, 0 when the value is known.
  var scale: Double
  /// The distance to the parent; the value itself when `parent` is `UnionFindNode.fixed`.
  var offset: Double
  /// The parent, itself for a root, `UnionFindNode.fixed` when the value is known.
  var parent: Int32
  /// The first of the deferred rows that watch this root, or -1.
  var firstWatch: Int32
  /// How many variables the set has; of roots only.
  var size: Int32

  /// A root that stands for itself alone.
  @inline(__always)
  init(root: Int32, firstWatch: Int32 = -1) {
    scale = 1
    offset = 0
    parent = root
    self.firstWatch = firstWatch
    size = 1
  }

  /// A variable whose value is known.
  @inline(__always)
  init(value: Double) {
    scale = 0
    offset = value
    parent = UnionFindNode.fixed
    firstWatch = -1
    size = 1
  }

  /// The parent of a variable whose value is known.
  static let fixed: Int32 = -1
}
