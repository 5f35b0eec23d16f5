/// A variable's place in the affine union-find: `variable = scale · parent + offset`.
struct Node: BitwiseCopyable {
  /// The factor to the parent; meaningless for a root.
  var scale: Double
  /// The distance to the parent; the value itself when `parent` is `Node.fixed`.
  var offset: Double
  /// The parent, itself for a root, `Node.fixed` when the value is known.
  var parent: Int32
  /// How many variables the class has; kept for roots.
  var size: Int32
  /// The first of the waiting constraints that watch this root, or -1.
  var watch: Int32

  /// The parent of a variable whose value is known.
  static let fixed: Int32 = -1
}
