/// The minimum of the summed errors of goals, which is at a weighted median of their targets.
///
/// P. Bloomfield and W. L. Steiger, Least Absolute Deviations, Birkhäuser 1983.
enum WeightedMedian {
  /// Returns the values with the minimum total error of some goals, sorted by target, with the
  /// goals at both ends.
  static func interval(of goals: UncheckedSpan<Goal>) -> Bounds {
    var slope = 0.0
    var magnitude = 0.0
    for position in 0..<goals.count {
      let goal = goals[position]
      if goal.relation != .lessOrEqual { slope -= goal.weight }
      magnitude += goal.weight
    }
    let tolerance = 1e-12 * magnitude
    var best = Bounds()
    for position in 0..<goals.count {
      let goal = goals[position]
      if slope >= -tolerance {
        (best.upper, best.upperBy) = (goal.target, OptionalIndex(goal.constraint))
        return best
      }
      slope += goal.relation == .equal ? 2 * goal.weight : goal.weight
      (best.lower, best.lowerBy) = (goal.target, OptionalIndex(goal.constraint))
      if slope > tolerance {
        (best.upper, best.upperBy) = (goal.target, OptionalIndex(goal.constraint))
        return best
      }
    }
    return best
  }
}
