/// A constraint after substitution.
///
/// Its first two roots are stored inline; if there are more, all are the first `count` of
/// `Substitutions.terms`.
struct ReducedRow {
  /// The constant after substitution.
  var constant: Double
  /// The number of roots.
  var count: Int
  /// The first root, if there is one.
  var first: ReducedTerm
  /// The second root, if there are two.
  var second: ReducedTerm
}
