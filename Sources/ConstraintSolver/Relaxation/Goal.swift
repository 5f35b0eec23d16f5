/// A constraint below `required` that concerns one root: `root (relation) target`.
struct Goal: BitwiseCopyable {
  /// Where the constraint holds with equality.
  var target: Double
  /// How much error one unit of distance costs.
  var weight: Double
  /// The constraint.
  var constraint: Int32
  /// The next goal of the same root, or -1.
  var next: Int32
  /// On which side of `target` the root should be.
  var relation: Relation
}
