/// Dantzig's rule: the entering edge is the one that improves most per unit, at the strongest level
/// at which any does, and among equals at the next.
///
/// G. B. Dantzig, Linear Programming and Extensions, Princeton 1963, chapter 5; for levels, J. P.
/// Ignizio, Goal Programming and Extensions, Heath 1976 (sequential linear goal programming).
struct DantzigRule: ~Copyable {
  /// The edges among which the next is chosen.
  private var candidates = Buffer<Edge>()
  private var slopes = Buffer<Double>()

  /// The entering edge, or `nil` if none improves.
  mutating func enteringEdge(_ costs: inout ReducedCosts, _ effort: inout Effort) -> Edge? {
    let count = 2 * costs.columnCount
    candidates.resize(to: count)
    slopes.resize(to: count)
    let candidates = candidates.span
    let slopes = slopes.span
    for index in 0..<count { candidates[index] = Edge(index: Int32(index)) }
    var remaining = count
    var improves = false
    for level in 0..<costs.levelCount {
      // Before the first level at which an edge improves, only those that are flat so far remain.
      var least = improves ? Double.infinity : 0
      effort.spend(remaining)
      for position in 0..<remaining {
        let slope = costs.slope(of: candidates[position], at: level)
        slopes[position] = slope
        least = slope < least ? slope : least
      }
      improves = improves || least < 0
      var kept = 0
      for position in 0..<remaining {
        candidates[kept] = candidates[position]
        kept += slopes[position] == least ? 1 : 0
      }
      remaining = kept
      if kept == 0 { return nil }
      if kept == 1, improves { break }
    }
    return improves ? candidates[0] : nil
  }
}
