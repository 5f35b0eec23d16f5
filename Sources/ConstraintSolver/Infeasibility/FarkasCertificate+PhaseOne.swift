extension FarkasCertificate {
  /// Computes the multipliers of required constraints from a minimum of phase one that does not
  /// satisfy them: the sum of their errors is positive, and cannot be reduced.
  ///
  /// The multiplier of a constraint is the rate at which its error grows with its variable; if a
  /// nonbasic variable is at its breakpoint, the multiplier is the one that makes the reduced cost
  /// zero. These are the dual values of phase one.
  mutating func readMultipliers(of simplex: inout PiecewiseLinearSimplex) {
    simplex.computeCosts()
    for row in 0..<simplex.program.rowCount {
      let variable = Int(simplex.tableau.basic[row])
      _ = addSlopes(of: variable, standingAt: nil, &simplex)
    }
    for column in 0..<simplex.program.columnCount {
      let variable = Int(simplex.tableau.nonbasic[column])
      let state = simplex.tableau.states[variable]
      if state.status != .atBreakpoint {
        _ = addSlopes(of: variable, standingAt: nil, &simplex)
        continue
      }
      let total = -simplex.costs.sum(of: column, at: 0).value
      let first = memberCount
      let remainder = addSlopes(of: variable, standingAt: state.piece, total: total, &simplex)
      let breakpoint = simplex.program.breakpoint(state.piece, of: variable)
      if breakpoint.level != 0 || abs(remainder) <= 1e-12 { continue }
      add(breakpoint.constraint, multiplier: remainder / breakpoint.rowScale)
      // The requirements of a single variable contradict each other.
      if total == 0 { endPart(from: first) }
    }
  }

  /// Adds the required breakpoints of a variable, except the one at which it is, if any, with the rates at
  /// which their errors grow with the variable, and returns the rest of `total`.
  private mutating func addSlopes(
    of variable: Int, standingAt own: Int32?, total: Double = 0,
    _ simplex: inout PiecewiseLinearSimplex
  ) -> Double {
    var remainder = total
    let piece = simplex.tableau.states[variable].piece
    for index in 0..<simplex.program.breakpointCount(of: variable) where index != own {
      let breakpoint = simplex.program.breakpoint(index, of: variable)
      if breakpoint.level != 0 { continue }
      let isBelow = index >= piece
      if breakpoint.relation == (isBelow ? .lessOrEqual : .greaterOrEqual) { continue }
      let slope = isBelow ? -breakpoint.weight : breakpoint.weight
      remainder -= slope
      add(breakpoint.constraint, multiplier: slope / breakpoint.rowScale)
    }
    return remainder
  }
}
