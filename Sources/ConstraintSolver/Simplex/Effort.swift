/// The work that the simplex method may still do in one solve, in visits to entries of its tableaus.
struct Effort {
  /// How many visits remain.
  var remaining = Int.max
  /// Whether more were needed; nothing found since then counts.
  var isSpent = false

  /// Allows as much work as the options say.
  mutating func grant(_ limit: Int?) {
    remaining = max(0, limit ?? .max)
    isSpent = false
  }

  /// Takes off work; whether there was enough left for it.
  @inline(__always)
  @discardableResult
  mutating func spend(_ visits: Int) -> Bool {
    remaining -= visits
    if remaining < 0 { isSpent = true }
    return !isSpent
  }
}
