/// A root of a constraint after substitution, with its coefficient.
struct ReducedTerm: BitwiseCopyable {
  /// What the root is multiplied by.
  var coefficient: Double
  /// The sum of the absolute values that `coefficient` is the sum of, to judge cancellation by.
  var magnitude: Double
  /// The root.
  var root: Int32
}

extension Buffer where Element == ReducedTerm {
  /// Adds to the coefficient of a root.
  @inline(__always)
  mutating func add(_ coefficient: Double, to root: Int32) {
    let terms = span
    var slot = 0
    while slot < terms.count, terms[slot].root != root { slot += 1 }
    if slot == terms.count {
      append(ReducedTerm(coefficient: coefficient, magnitude: abs(coefficient), root: root))
    } else {
      terms[slot].coefficient += coefficient
      terms[slot].magnitude += abs(coefficient)
    }
  }
}
