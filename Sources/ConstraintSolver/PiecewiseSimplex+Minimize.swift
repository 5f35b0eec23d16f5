extension PiecewiseSimplex {
  /// Finds the optimum, or stops at the bound on pivots with the best found so far, or as soon as it
  /// is clear that the required constraints cannot hold.
  mutating func minimize(pivotLimit: Int) {
    guard spend() else { return }
    start()
    ranAway = false
    isUnproved = hasRequired
    improve(levels: levelCount, pivotLimit: pivotLimit)
    refresh()
  }

  /// Moves along improving edges until there are none, as judged by the first `levels` levels.
  mutating func improve(levels: Int, pivotLimit: Int) {
    var stalled = 0
    while true {
      guard spend() else { return }
      price()
      let patience = stalled > 2 * (columnCount + rowCount) + 10
      guard let edge = enter(levels: levels, inOrder: patience) else { return }
      if isUnproved, direction[0] == 0 {
        // Nothing improves the required level any more.
        isUnproved = false
        if !requiredHolds() { return }
      }
      if pivotCount >= pivotLimit {
        metPivotLimit = true
        return
      }
      pivotCount += 1
      let moved = travel(along: edge, levels: levels, inOrder: patience)
      if ranAway { return }
      stalled = moved ? 0 : stalled + 1
    }
  }

  /// An edge of the polyhedron: a column of the tableau and the way it moves.
  struct Edge {
    var column: Int
    var sign: Double
  }

  /// Sums up, for each nonbasic quantity, how the cost of the basic ones changes with it.
  mutating func price() {
    let stride = levelCount + 1
    for index in 0..<(columnCount * stride) {
      reduced[index] = 0
      gross[index] = 0
    }
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      let slope = slopes(of: quantity, cell: quantities[quantity].place)
      for level in 0..<stride where slope[level] != 0 {
        let line = tableau.base + row * columnCount
        for column in 0..<columnCount where line[column] != 0 {
          let product = line[column] * slope[level]
          reduced.base[column * stride + level] += product
          gross.base[column * stride + level] += abs(product)
        }
      }
    }
  }

  /// The edge that falls most steeply at the strongest level, or the first that falls at all.
  private mutating func enter(levels: Int, inOrder: Bool) -> Edge? {
    var best = Edge(column: -1, sign: 0)
    var bestName: Int32 = .max
    for column in 0..<columnCount {
      let name = nonbasic[column]
      if inOrder, name > bestName { continue }
      let place = quantities[name].place
      let left = slopes(of: Int(name), cell: place)
      let right =
        quantities[name].status == .atKink ? slopes(of: Int(name), cell: place + 1) : left
      if isSteeper(column, right, 1, best, levels: levels, inOrder: inOrder) {
        best = Edge(column: column, sign: 1)
        bestName = name
      } else if isSteeper(column, left, -1, best, levels: levels, inOrder: inOrder) {
        best = Edge(column: column, sign: -1)
        bestName = name
      }
    }
    return best.column < 0 ? nil : best
  }

  /// Whether an edge falls, and falls more steeply than the best so far, whose slopes `direction`
  /// holds; if so, it takes its place there.
  @inline(__always)
  private mutating func isSteeper(
    _ column: Int, _ own: UnsafeMutablePointer<Double>, _ way: Double, _ best: Edge, levels: Int,
    inOrder: Bool
  ) -> Bool {
    let stride = levelCount + 1
    let others = reduced.base + column * stride
    let size = gross.base + column * stride
    var level = 0
    var slope = 0.0
    // Most edges rise at the first level at which they are not flat.
    while level < stride {
      if own[level] == 0, others[level] == 0 {
        // The most frequent case: nothing here depends on this level.
      } else if level < levels || level == levelCount {
        slope = own[level] + others[level]
        if abs(slope) > 1e-11 * (abs(own[level]) + size[level]) { break }
      }
      level += 1
    }
    if level == stride || way * slope > 0 { return false }
    if best.column >= 0, !inOrder {
      for earlier in 0..<level where direction[earlier] != 0 { return false }
      var other = level
      while other < stride {
        let candidate = way * edgeSlope(own, others, size, other)
        if candidate != direction[other] {
          if candidate > direction[other] { return false }
          break
        }
        other += 1
      }
      if other == stride { return false }
    }
    let target = direction.base
    for other in 0..<stride { target[other] = way * edgeSlope(own, others, size, other) }
    return true
  }

  /// The slope of an edge at a level, zero if it is no more than rounding.
  @inline(__always)
  private mutating func edgeSlope(
    _ own: UnsafeMutablePointer<Double>, _ others: UnsafeMutablePointer<Double>,
    _ size: UnsafeMutablePointer<Double>, _ level: Int
  ) -> Double {
    let slope = own[level] + others[level]
    return abs(slope) <= 1e-11 * (abs(own[level]) + size[level]) ? 0 : slope
  }

  /// Goes along an edge, past every kink beyond which it still falls; whether the way was longer
  /// than nothing.
  private mutating func travel(along edge: Edge, levels: Int, inOrder: Bool) -> Bool {
    let entering = Int(nonbasic[edge.column])
    if quantities[entering].status == .atKink, edge.sign > 0 {
      quantities.base[entering].place += 1
    }
    // From here on `place` of the entering quantity is a cell.
    var length = 0.0
    while true {
      guard let stop = nearest(entering, edge, from: length, inOrder: inOrder) else {
        // Costs are bounded from below, so this is an edge that only rounding made fall.
        break
      }
      length = max(length, stop.length)
      if !pass(stop, edge, levels: levels) {
        move(edge, entering, by: length)
        if stop.row < 0 {
          stand(entering, at: stop.kink)
        } else {
          pivot(row: stop.row, edge.column)
          stand(Int(nonbasic[edge.column]), at: stop.kink)
        }
        return length > 0
      }
    }
    ranAway = true
    move(edge, entering, by: length)
    quantities.base[entering].status = .loose
    return length > 0
  }

  /// Where the next change of slope along an edge is: in a row, or in the entering quantity itself.
  struct Stop {
    var row: Int
    var kink: Int32
    var length: Double
    var factor: Double
  }

  /// The nearest kink ahead.
  private mutating func nearest(_ entering: Int, _ edge: Edge, from start: Double, inOrder: Bool)
    -> Stop?
  {
    var best: Stop?
    var bestName: Int32 = .max
    consider(row: -1, name: Int32(entering), rate: edge.sign)
    for row in 0..<rowCount {
      let entry = tableau[row * columnCount + edge.column]
      if entry == 0 { continue }
      consider(row: row, name: basic[row], rate: entry * edge.sign)
    }
    return best

    func consider(row: Int, name: Int32, rate: Double) {
      let quantity = quantities[name]
      let first = kinkStarts[name]
      let count = kinkStarts[Int(name) + 1] - first
      let kink = rate > 0 ? quantity.place : quantity.place - 1
      if kink < 0 || kink >= count { return }
      let length = max(start, (kinks[first + kink].position - quantity.value) / rate)
      if let known = best {
        if length > known.length { return }
        if length == known.length {
          if inOrder ? name > bestName : abs(rate) <= known.factor { return }
        }
      }
      best = Stop(row: row, kink: kink, length: length, factor: abs(rate))
      bestName = name
    }
  }

  /// Adds the change of slope at a stop to the edge's; whether the edge still falls, in which case
  /// the quantity is in its next cell.
  private mutating func pass(_ stop: Stop, _ edge: Edge, levels: Int) -> Bool {
    let name = stop.row < 0 ? Int(nonbasic[edge.column]) : Int(basic[stop.row])
    let before = slopes(of: name, cell: stop.kink)
    let after = slopes(of: name, cell: stop.kink + 1)
    let best = direction.base
    var sign = 0
    for level in 0...levelCount {
      let change = (after[level] - before[level]) * stop.factor
      var slope = best[level] + change
      if abs(slope) <= 1e-11 * abs(change) { slope = 0 }
      best[level] = slope
      if sign == 0, slope != 0, level < levels || level == levelCount {
        sign = slope < 0 ? -1 : 1
      }
    }
    if sign >= 0 { return false }
    let isRising = stop.kink == quantities[name].place
    quantities.base[name].place += isRising ? 1 : -1
    return true
  }

  /// Moves the entering quantity and all that depend on it.
  private mutating func move(_ edge: Edge, _ entering: Int, by length: Double) {
    let step = edge.sign * length
    quantities.base[entering].value += step
    for row in 0..<rowCount {
      let entry = tableau[row * columnCount + edge.column]
      if entry != 0 { quantities.base[Int(basic[row])].value += entry * step }
    }
  }

  /// Puts a nonbasic quantity on a kink.
  private mutating func stand(_ quantity: Int, at kink: Int32) {
    quantities.base[quantity].place = kink
    quantities.base[quantity].status = .atKink
    quantities.base[quantity].value = kinks[kinkStarts[quantity] + kink].position
  }

  /// Exchanges a basic and a nonbasic quantity.
  private mutating func pivot(row: Int, _ column: Int) {
    let width = columnCount
    let line = tableau.base + row * width
    let inverse = 1 / line[column]
    for index in 0..<width where line[index] != 0 { line[index] *= -inverse }
    line[column] = inverse
    for other in 0..<rowCount where other != row {
      let target = tableau.base + other * width
      let factor = target[column]
      if factor == 0 { continue }
      target[column] = 0
      for index in 0..<width where line[index] != 0 {
        let old = target[index]
        let new = old + factor * line[index]
        target[index] = abs(new) <= 1e-13 * abs(old) ? 0 : new
      }
    }
    let leaving = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = leaving
    quantities.base[Int(basic[row])].status = .basic
  }

  /// Computes the dependent values afresh from those that stand at kinks.
  private mutating func refresh() {
    for row in 0..<rowCount {
      var value = 0.0
      var size = 0.0
      for column in 0..<columnCount {
        let product = tableau[row * columnCount + column] * quantities[nonbasic[column]].value
        value += product
        size += abs(product)
      }
      quantities.base[Int(basic[row])].value = value
      quantities.base[Int(basic[row])].gross = size
    }
  }
}
