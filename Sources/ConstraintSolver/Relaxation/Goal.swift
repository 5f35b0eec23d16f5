/// A constraint below `required` over a single root: `root (relation) target`.
struct Goal: BitwiseCopyable {
  /// The value at which the constraint is satisfied with equality.
  var target: Double
  /// The cost of the error per unit of distance.
  var weight: Double
  /// The constraint.
  var constraint: Int32
  /// The next goal of the same root.
  var next: OptionalIndex
  /// The side of `target` on which the root should be.
  var relation: Relation
}
