/// One root of a constraint after substitution.
struct Part: BitwiseCopyable {
  /// The factor of the root.
  var coefficient: Double
  /// The sum of the absolute values that `coefficient` was made of, to judge cancellation by.
  var gross: Double
  /// The root.
  var root: Int32
}

extension Buffer where Element == Part {
  /// Adds to the factor of a root.
  @inline(__always)
  mutating func add(_ factor: Double, to root: Int32) {
    var slot = 0
    while slot < count, base[slot].root != root { slot += 1 }
    if slot == count {
      append(Part(coefficient: factor, gross: abs(factor), root: root))
    } else {
      base[slot].coefficient += factor
      base[slot].gross += abs(factor)
    }
  }
}
