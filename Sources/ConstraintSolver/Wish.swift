/// A constraint below `required` that concerns one root: `root (relation) position`.
struct Wish: BitwiseCopyable {
  /// Where the constraint holds with equality.
  var position: Double
  /// How much error one unit of distance costs.
  var weight: Double
  /// The constraint.
  var constraint: Int32
  /// The next wish of the same root, or -1.
  var next: Int32
  /// On which side of `position` the root should be.
  var relation: Relation
}
