extension PiecewiseSimplex {
  /// Whether the optimum leaves anything open: an edge that costs nothing at any level.
  mutating func hasFlatEdge() -> Bool {
    price()
    let stride = levelCount + 1
    for column in 0..<columnCount {
      let name = nonbasic[column]
      let quantity = quantities[name]
      let left = slopes(of: Int(name), cell: quantity.place)
      let right = quantity.status == .atKink ? slopes(of: Int(name), cell: quantity.place + 1) : left
      let others = reduced.base + column * stride
      let size = gross.base + column * stride
      for own in [left, right] {
        var isFlat = true
        for level in 0..<levelCount {
          let slope = own[level] + others[level]
          if abs(slope) > 1e-11 * (abs(own[level]) + size[level]) {
            isFlat = false
            break
          }
        }
        if isFlat { return true }
      }
    }
    return false
  }

  /// Marks in `moves` every quantity that has several values in the set of optima.
  ///
  /// Columns are all decided. Rows are decided only as far as they are asked for by `isWanted`.
  mutating func probe(
    quantities range: Range<Int>, moves: UnsafeMutablePointer<Bool>, pivotLimit: Int,
    isWanted: (Int) -> Bool
  ) {
    let count = columnCount + rowCount
    optimum.reserve(count)
    for quantity in 0..<count { optimum[quantity] = quantities[quantity].value }
    let budget = pivotCount + pivotLimit
    for quantity in range where !moves[quantity] && isWanted(quantity) {
      for way in [1.0, -1.0] where !moves[quantity] {
        setProbe(of: quantity, slope: -way)
        ranAway = false
        improve(levels: levelCount, pivotLimit: budget)
        setProbe(of: quantity, slope: 0)
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
