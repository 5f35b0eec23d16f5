/// Bland's rule: the entering edge is the improving one of the lowest-numbered variable.
///
/// It is used after a long sequence of pivots without progress, and ends cycling.
///
/// R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations
/// Research 2 (1977). `RatioTest` breaks ties by the same order.
enum BlandRule {
  /// Returns the entering edge, or `nil` if none improves.
  static func enteringEdge(_ costs: inout ReducedCosts, _ tableau: inout Tableau) -> Edge? {
    var best: Edge?
    for index in 0..<Int32(2 * costs.columnCount) {
      let edge = Edge(index: index)
      if let best, tableau.nonbasic[edge.column] >= tableau.nonbasic[best.column] { continue }
      let level = costs.firstSlope(of: edge)
      if level < costs.levelCount, costs.slope(of: edge, at: level) < 0 { best = edge }
    }
    return best
  }
}
