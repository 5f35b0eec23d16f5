/// A variable's node in an `AffineUnionFind`: `variable = scale · parent + offset`.
///
/// The formula also covers roots, which are one time themselves, and known values, so that these
/// need not be distinguished: their branches are hard to predict.
struct UnionFindNode: BitwiseCopyable {
  /// The factor to the parent: 1 for a root, 0 if the value is known.
  var scale: Double
  /// The distance to the parent, or the value itself if there is no parent.
  var offset: Double
  /// The parent: itself for a root, none if the value is known.
  var parent: OptionalIndex
  /// The first of the deferred rows that watch this root.
  var firstWatch: OptionalIndex
  /// The number of variables in the set; valid for roots only.
  var size: Int32

  /// Creates a root that represents only itself.
  @inline(__always)
  init(root: Int32, firstWatch: OptionalIndex = .none) {
    scale = 1
    offset = 0
    parent = OptionalIndex(root)
    self.firstWatch = firstWatch
    size = 1
  }

  /// Creates a variable with a known value.
  @inline(__always)
  init(value: Double) {
    scale = 0
    offset = value
    parent = .none
    firstWatch = .none
    size = 1
  }

  /// The node that represents the parent of all known values, which is its own.
  @inline(__always)
  static var parentOfValues: UnionFindNode {
    var node = UnionFindNode(root: 0)
    node.parent = .none
    return node
  }
}
