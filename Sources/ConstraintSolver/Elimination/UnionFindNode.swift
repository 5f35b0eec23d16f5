/// A variable's node in an `AffineUnionFind`: `variable = scale · parent + offset`.
///
/// The formula also covers roots, which are one time themselves, and known values, so that these
/// need not be distinguished: their branches are hard to predict.
struct UnionFindNode: BitwiseCopyable {
  /// The factor to the parent: 1 for a root, 0 if the value is known.
  var scale: Double
  /// The distance to the parent, or the value itself if `parent` is `UnionFindNode.fixed`.
  var offset: Double
  /// The parent: itself for a root, `UnionFindNode.fixed` if the value is known.
  var parent: Int32
  /// The first of the deferred rows that watch this root, or -1.
  var firstWatch: Int32
  /// The number of variables in the set; valid for roots only.
  var size: Int32

  /// Creates a root that represents only itself.
  @inline(__always)
  init(root: Int32, firstWatch: Int32 = -1) {
    scale = 1
    offset = 0
    parent = root
    self.firstWatch = firstWatch
    size = 1
  }

  /// Creates a variable with a known value.
  @inline(__always)
  init(value: Double) {
    scale = 0
    offset = value
    parent = UnionFindNode.fixed
    firstWatch = -1
    size = 1
  }

  /// The parent of a variable with a known value.
  static let fixed: Int32 = -1
}
