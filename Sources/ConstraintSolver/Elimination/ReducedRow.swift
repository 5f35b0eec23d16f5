/// A constraint after substitution.
///
/// Its first two roots are at hand; if there are more, all are the first `count` of `Substitutions.terms`.
struct ReducedRow {
  /// The constant after substitution.
  var constant: Double
  /// How many roots there are.
  var count: Int
  /// The first root, if there is one.
  var first: ReducedTerm
  /// The second, if there are two.
  var second: ReducedTerm
}
