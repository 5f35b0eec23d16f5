/// A variable with the sum of its coefficients.
struct SummedTerm: BitwiseCopyable {
  /// The coefficient of the variable.
  var coefficient: Double
  /// The sum of the absolute values of the summands of `coefficient`, with which cancellation is
  /// judged.
  var magnitude: Double
  /// The variable.
  var root: Int32
}

extension Buffer where Element == SummedTerm {
  /// Adds to the coefficient of a variable.
  @inline(__always)
  mutating func add(_ coefficient: Double, to root: Int32) {
    let terms = span
    var slot = 0
    while slot < terms.count, terms[slot].root != root { slot += 1 }
    if slot == terms.count {
      append(SummedTerm(coefficient: coefficient, magnitude: abs(coefficient), root: root))
    } else {
      terms[slot].coefficient += coefficient
      terms[slot].magnitude += abs(coefficient)
    }
  }
}
