extension PiecewiseSimplex {
  /// Finds the optimum, or stops at the bound on pivots with the best found so far, or as soon as it
  /// is clear that the required constraints cannot hold.
  mutating func minimize(pivotLimit: Int) {
    numberLevels()
    minimize(pivotLimit: pivotLimit, takesFreeColumns: true)
    if isSpent || isAccurate() { return }
    // Rounding has grown on the way. Another way has other pivots.
    minimize(pivotLimit: pivotLimit, takesFreeColumns: false)
    if !isSpent, !isAccurate() { metPivotLimit = true }
  }

  private mutating func minimize(pivotLimit: Int, takesFreeColumns: Bool) {
    start(takesFreeColumns: takesFreeColumns)
    if isSpent { return }
    ranAway = false
    isUnproved = false
    if let row = onlyCostedRow() {
      minimize(row: row)
      refresh()
      return
    }
    isUnproved = hasRequired
    improve(pivotLimit: pivotLimit)
    refresh()
  }

  /// Whether the rows have the values that the columns give them, computed from the original
  /// coefficients.
  private mutating func isAccurate() -> Bool {
    // Beside numbers of the size of the kinks, the last digits of what comes to nothing do not count.
    var least = 0.0
    for index in 0..<kinks.count { least = max(least, abs(kinks[index].position)) }
    least *= 1e-10
    for row in 0..<rowCount {
      var value = 0.0
      var size = 0.0
      for index in coefficientStarts[row]..<coefficientStarts[row + 1] {
        let part = coefficients[index]
        let product = part.coefficient * quantities[part.root].value
        value += product
        size += abs(product)
      }
      let known = quantities[columnCount + row].value
      if !(abs(value - known) <= 1e-7 * (size + abs(known)) + least) { return false }
    }
    return true
  }

  /// Moves along improving edges until there are none.
  mutating func improve(pivotLimit: Int) {
    var stalled = 0
    price()
    var age = 0
    while true {
      guard spend(2 * columnCount + rowCount + levelCount) else { return }
      let patience = stalled > 2 * (columnCount + rowCount) + 10
      guard let edge = patience ? enterInOrder() : enterSteepest() else {
        if age == 0 { return }
        // What was kept up to date from pivot to pivot is made anew before it is believed.
        price()
        age = 0
        continue
      }
      // In order of names, an edge may not be the one that improves most.
      if isUnproved, !patience, direction[0] == 0 {
        // Nothing improves the required level any more.
        if age > 0 {
          price()
          age = 0
          continue
        }
        isUnproved = false
        refresh()
        if !requiredHolds() { return }
      }
      if pivotCount >= pivotLimit {
        metPivotLimit = true
        return
      }
      pivotCount += 1
      let moved = travel(along: edge, inOrder: patience)
      if ranAway { return }
      stalled = moved ? 0 : stalled + 1
      age += 1
      if age == PiecewiseSimplex.priceLife {
        price()
        age = 0
      }
    }
  }

  /// Goes along an edge, past every kink beyond which it still falls; whether the way was longer
  /// than nothing.
  private mutating func travel(along edge: Edge, inOrder: Bool) -> Bool {
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
      if !pass(stop, entering) {
        move(edge, entering, by: length)
        if stop.row < 0 {
          stand(entering, at: stop.kink)
        } else {
          pivot(row: stop.row, edge.column)
          reprice(row: stop.row, edge.column)
          stand(Int(nonbasic[edge.column]), at: stop.kink)
        }
        priceOwn(edge.column)
        return length > 0
      }
    }
    ranAway = true
    move(edge, entering, by: length)
    quantities.base[entering].status = .loose
    priceOwn(edge.column)
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
    spend(rowCount)
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
      let (kink, distance) = nextKink(of: Int(name), rate)
      if distance == .infinity { return }
      let length = max(start, distance / abs(rate))
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

  /// The next kink of a quantity that is in a cell, on the side of the sign of `way`, and how far it
  /// is, which rounding may make less than nothing.
  @inline(__always)
  mutating func nextKink(of name: Int, _ way: Double) -> (kink: Int32, distance: Double) {
    let state = quantities[name]
    let first = kinkStarts[name]
    let kink = way > 0 ? state.place : state.place - 1
    if kink < 0 || kink >= kinkStarts[name + 1] - first { return (kink, .infinity) }
    let distance = kinks[first + kink].position - state.value
    return (kink, way > 0 ? distance : -distance)
  }

  /// Adds the change of slope at a stop to the edge's; whether the edge still falls, in which case
  /// the quantity is in its next cell.
  private mutating func pass(_ stop: Stop, _ entering: Int) -> Bool {
    let name = stop.row < 0 ? entering : Int(basic[stop.row])
    let before = slopes(of: name, cell: stop.kink)
    let after = slopes(of: name, cell: stop.kink + 1)
    var sign = 0
    for level in 0...levelCount {
      let change = (after[level] - before[level]) * stop.factor
      var slope = direction[level] + change
      let size = directionSizes[level] + abs(change)
      if abs(slope) <= 1e-11 * size { slope = 0 }
      direction[level] = slope
      directionSizes[level] = size
      if sign == 0, slope != 0 { sign = slope < 0 ? -1 : 1 }
    }
    if sign >= 0 { return false }
    let isRising = stop.kink == quantities[name].place
    quantities.base[name].place += isRising ? 1 : -1
    if stop.row >= 0 {
      reprice(row: stop.row, from: isRising ? before : after, to: isRising ? after : before)
    }
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
  mutating func stand(_ quantity: Int, at kink: Int32) {
    quantities.base[quantity].place = kink
    quantities.base[quantity].status = .atKink
    quantities.base[quantity].value = kinks[kinkStarts[quantity] + kink].position
  }

  /// Exchanges a basic and a nonbasic quantity.
  mutating func pivot(row: Int, _ column: Int) {
    let width = columnCount
    let line = tableau.base + row * width
    let inverse = 1 / line[column]
    filled.count = 0
    for index in 0..<width where line[index] != 0 && index != column {
      line[index] *= -inverse
      filled[filled.count] = Int32(index)
      filled.count += 1
    }
    line[column] = inverse
    let count = filled.count
    let indices = filled.base
    var target = tableau.base
    var work = width + rowCount
    for other in 0..<rowCount {
      let factor = target[column]
      if factor != 0, other != row {
        work += count + 1
        target[column] = factor * inverse
        for position in 0..<count {
          let index = Int(indices[position])
          let old = target[index]
          let new = old + factor * line[index]
          target[index] = abs(new) <= 1e-11 * abs(old) ? 0 : new
        }
      }
      target += width
    }
    spend(work)
    let leaving = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = leaving
    quantities.base[Int(basic[row])].status = .basic
  }

  /// Computes the dependent values afresh from those that stand at kinks.
  mutating func refresh() {
    spend(rowCount * columnCount)
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
