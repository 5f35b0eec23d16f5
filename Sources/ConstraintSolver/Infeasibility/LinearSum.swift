/// A linear combination of constraints, with the magnitudes of its summands, with which rounding is
/// judged.
struct LinearSum: ~Copyable {
  private var coefficients = Buffer<Double>()
  private var magnitudes = Buffer<Double>()
  /// The constant.
  private(set) var constant = 0.0
  /// The magnitude of the summands of `constant`.
  private(set) var constantMagnitude = 0.0

  /// Begins an empty sum.
  mutating func begin(_ variableCount: Int) {
    coefficients.fill(variableCount, with: 0)
    magnitudes.fill(variableCount, with: 0)
    constant = 0
    constantMagnitude = 0
  }

  /// Adds a multiple of a constraint.
  mutating func add(_ row: ConstraintRow, times multiplier: Double, _ problem: Problem) {
    constant += multiplier * row.constant
    constantMagnitude += abs(multiplier * row.constant)
    for term in problem.terms(of: row) {
      coefficients[term.variable.index] += multiplier * term.coefficient
      magnitudes[term.variable.index] += abs(multiplier * term.coefficient)
    }
  }

  /// Returns whether only rounding errors remain of all variables.
  ///
  /// A larger coefficient would matter for large values of the variable. The tolerance is that of
  /// the elimination.
  var isCancelled: Bool {
    for variable in 0..<coefficients.count
    where abs(coefficients[variable]) > 1e-12 * magnitudes[variable] { return false }
    return true
  }
}
