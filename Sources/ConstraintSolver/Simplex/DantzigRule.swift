/// Dantzig's rule: the entering edge is the one with the greatest improvement per unit, at the
/// strongest level at which any edge improves, and among equals at the next.
///
/// G. B. Dantzig, Linear Programming and Extensions, Princeton 1963, chapter 5; for levels, J. P.
/// Ignizio, Goal Programming and Extensions, Heath 1976 (sequential linear goal programming).
struct DantzigRule: ~Copyable {
  /// The edges among which the next is chosen.
  private var candidates = Buffer<Edge>()
  private var slopes = Buffer<Double>()

  /// Returns the entering edge, or `nil` if none improves.
  mutating func enteringEdge(_ costs: inout ReducedCosts, _ effort: inout Effort) -> Edge? {
    let count = 2 * costs.columnCount
    if costs.levelCount == 0 { return nil }
    candidates.resize(to: count)
    slopes.resize(to: count)
    let candidates = candidates.span
    let slopes = slopes.span
    effort.spend(count)
    var least = costs.writeSlopes(at: 0, to: slopes)
    var improves = least < 0
    var remaining = 0
    for index in 0..<count {
      candidates[remaining] = Edge(index: Int32(truncatingIfNeeded: index))
      remaining &+= slopes[index] == least ? 1 : 0
    }
    var level = 1
    while remaining > 1 || (remaining == 1 && !improves), level < costs.levelCount {
      // Before the first level at which an edge improves, only those that are flat so far remain.
      least = improves ? Double.infinity : 0
      effort.spend(remaining)
      for position in 0..<remaining {
        let slope = costs.slope(of: candidates[position], at: level)
        slopes[position] = slope
        least = slope < least ? slope : least
      }
      improves = improves || least < 0
      var retained = 0
      for position in 0..<remaining {
        candidates[retained] = candidates[position]
        retained &+= slopes[position] == least ? 1 : 0
      }
      remaining = retained
      level += 1
    }
    return improves && remaining > 0 ? candidates[0] : nil
  }
}
