/// A variable's node in an `AffineUnionFind`: `variable = scale · parent + offset`.
///
/// Three words, since large systems are bound by memory.
struct UnionFindNode: BitwiseCopyable {
  /// The factor to the parent; a root has none, and keeps its size here.
  var scale: Double
  /// The distance to the parent; the value itself when `parent` is `UnionFindNode.fixed`.
  var offset: Double
  /// The parent, itself for a root, `UnionFindNode.fixed` when the value is known.
  var parent: Int32
  /// The first of the deferred rows that watch this root, or -1.
  var firstWatch: Int32

  /// A root that stands for itself alone.
  @inline(__always)
  init(root: Int32, firstWatch: Int32 = -1) {
    scale = 0
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
  }

  /// How many variables the set has; of roots only.
  @inline(__always)
  var size: Int32 {
    get { Int32(truncatingIfNeeded: scale.bitPattern) }
    set { scale = Double(bitPattern: UInt64(UInt32(bitPattern: newValue))) }
  }

  /// The parent of a variable whose value is known.
  static let fixed: Int32 = -1
}
