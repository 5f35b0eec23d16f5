extension PiecewiseSimplex {
  /// Whether the optimum leaves anything open: an edge that costs nothing at any level.
  mutating func hasFlatEdge() -> Bool {
    strongestLevels() == nil
  }

  /// How many of the strongest levels suffice to make the optimum unique; `nil` if all do not.
  mutating func strongestLevels() -> Int? {
    price()
    var deepest = 0
    for edge in 0..<Int32(2 * columnCount) {
      let level = firstSlope(of: edge)
      if level >= levelCount { return nil }
      deepest = max(deepest, level + 1)
    }
    return deepest
  }

  /// Marks in `moves` the quantities of a range that have several values in the set of optima, and
  /// any others that are seen to move on the way.
  mutating func probe(
    quantities range: Range<Int>, moves: UnsafeMutablePointer<Bool>, pivotLimit: Int
  ) {
    let count = columnCount + rowCount
    optimum.reserve(count)
    for quantity in 0..<count { optimum[quantity] = quantities[quantity].value }
    let budget = pivotCount + pivotLimit
    for quantity in range where !moves[quantity] {
      for way in [1.0, -1.0] where !moves[quantity] {
        setProbe(of: quantity, slope: -way)
        ranAway = false
        improve(pivotLimit: budget)
        setProbe(of: quantity, slope: 0)
        if isSpent { return }
        if ranAway { moves[quantity] = true }
        for other in 0..<count where !moves[other] {
          let value = quantities[other].value
          let reach = 1e-7 * max(1e-3, abs(value), abs(optimum[other]), quantities[other].gross)
          if abs(value - optimum[other]) > reach { moves[other] = true }
        }
      }
    }
  }

  /// Gives a quantity the same slope everywhere at the level below all others.
  private mutating func setProbe(of quantity: Int, slope: Double) {
    let cells = kinkStarts[quantity + 1] - kinkStarts[quantity] + 1
    for cell in 0..<cells { slopes(of: quantity, cell: cell)[levelCount] = slope }
  }
}
