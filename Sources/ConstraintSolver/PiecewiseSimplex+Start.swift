extension PiecewiseSimplex {
  /// Prepares slopes, tableau and the first basis.
  ///
  /// Rows depend on columns, each of which stands where its own kinks are best. But a column that has
  /// no kinks changes places with a row, which then stands where its kinks are best: first with
  /// required equalities, then with other rows, those with the strongest kinks first.
  mutating func start(takesFreeColumns: Bool) {
    let count = columnCount + rowCount
    let stride = levelCount + 1
    // Before memory is taken for it.
    if !spend(rowCount * columnCount + kinks.count * stride) { return }
    slopes.fill((kinks.count + count) * stride, with: 0)
    quantities.reserve(count)
    quantities.count = count
    basic.reserve(rowCount)
    basic.count = rowCount
    nonbasic.reserve(columnCount)
    nonbasic.count = columnCount
    reduced.reserve(columnCount * stride)
    gross.reserve(columnCount * stride)
    own.reserve(2 * columnCount * stride)
    edges.reserve(2 * columnCount)
    edgeSlopes.reserve(2 * columnCount)
    direction.reserve(stride)
    directionSizes.reserve(stride)
    filled.reserve(columnCount)
    for quantity in 0..<count { fillSlopes(of: quantity) }
    for column in 0..<columnCount {
      nonbasic[column] = Int32(column)
      let quantity = best(of: column)
      quantities[column] = quantity
    }
    tableau.fill(rowCount * columnCount, with: 0)
    for row in 0..<rowCount {
      let name = columnCount + row
      basic[row] = Int32(name)
      quantities[name] = Quantity(value: 0, gross: 0, place: 0, status: .basic)
      for index in coefficientStarts[row]..<coefficientStarts[row + 1] {
        let part = coefficients[index]
        tableau[row * columnCount + Int(part.root)] = part.coefficient
      }
    }
    if takesFreeColumns { takeFreeColumns() }
    refresh()
    for row in 0..<rowCount {
      let name = Int(basic[row])
      if kinkStarts[name] == kinkStarts[name + 1] { continue }
      let state = quantities[name]
      quantities.base[name].place = cell(of: name, at: state.value, reach: 1e-9 * state.gross)
    }
  }

  /// Makes columns without kinks basic.
  private mutating func takeFreeColumns() {
    var free = 0
    for column in 0..<columnCount where kinkStarts[column] == kinkStarts[column + 1] { free += 1 }
    if free == 0 { return }
    turns.reserve(rowCount)
    turns.count = rowCount
    for row in 0..<rowCount {
      let turn = turn(ofRow: row)
      turns[row] = turn
    }
    for turn in -1..<Int32(levelCount) {
      for row in 0..<rowCount
      // An equality that found no column may find one when the others have been pivoted on.
      where turns[row] == turn || (turn == 0 && turns[row] < 0 && basic[row] == columnCount + row) {
        if isSpent { return }
        if !takeFreeColumn(for: row) { continue }
        free -= 1
        if free == 0 { return }
      }
    }
  }

  /// When a row is given a free column: -1 for a required equality, else the strongest level at which
  /// it has a kink.
  private mutating func turn(ofRow row: Int) -> Int32 {
    let first = kinkStarts[columnCount + row]
    let end = kinkStarts[columnCount + row + 1]
    var level = Int32.max
    for index in first..<end { level = min(level, kinks[index].level) }
    let isEquality = end - first == 1 && kinks[first].relation == .equal
    return level == 0 && hasRequired && isEquality ? -1 : level
  }

  /// Makes a column without kinks basic in place of a row; whether the row has one.
  private mutating func takeFreeColumn(for row: Int) -> Bool {
    let line = tableau.base + row * columnCount
    var best = -1
    for column in 0..<columnCount where line[column] != 0 && nonbasic[column] == column {
      if kinkStarts[column] != kinkStarts[column + 1] { continue }
      // The largest coefficient rounds least.
      if best < 0 || abs(line[column]) > abs(line[best]) { best = column }
    }
    if best < 0 { return false }
    // Next to much larger ones it would magnify rounding errors all the same.
    var largest = 0.0
    for column in 0..<columnCount { largest = max(largest, abs(line[column])) }
    if abs(line[best]) < 0.05 * largest { return false }
    pivot(row: row, best)
    let quantity = self.best(of: columnCount + row)
    quantities[columnCount + row] = quantity
    return true
  }

  /// Replaces the ranks in the kinks by consecutive levels.
  mutating func numberLevels() {
    var highest: Int32 = 0
    for index in 0..<kinks.count { highest = max(highest, kinks[index].level) }
    levelOfRank.fill(Int(highest) + 1, with: -1)
    for index in 0..<kinks.count { levelOfRank[kinks[index].level] = 0 }
    levelCount = 0
    for rank in 0...Int(highest) where levelOfRank[rank] == 0 {
      levelOfRank[rank] = Int32(levelCount)
      levelCount += 1
    }
    for index in 0..<kinks.count {
      kinks.base[index].level = levelOfRank[kinks[index].level]
    }
  }

  /// The slopes of a cell.
  @inline(__always)
  mutating func slopes(of quantity: Int, cell: Int32) -> UnsafeMutablePointer<Double> {
    slopes.base + (Int(kinkStarts[quantity]) + quantity + Int(cell)) * (levelCount + 1)
  }

  /// Sorts the kinks of a quantity and sums up the slopes between them.
  private mutating func fillSlopes(of quantity: Int) {
    let first = Int(kinkStarts[quantity])
    let count = Int(kinkStarts[quantity + 1]) - first
    let own = kinks.base + first
    if count > 1 { sort(own, count) }
    let outermost = slopes(of: quantity, cell: 0)
    for index in 0..<count where own[index].relation != .lessOrEqual {
      outermost[Int(own[index].level)] -= own[index].weight
    }
    for index in 0..<count {
      let before = slopes(of: quantity, cell: Int32(index))
      let after = slopes(of: quantity, cell: Int32(index + 1))
      for level in 0..<levelCount { after[level] = before[level] }
      let kink = own[index]
      let level = Int(kink.level)
      after[level] += kink.relation == .equal ? 2 * kink.weight : kink.weight
      if after[level] != 0, abs(after[level]) < kink.weight {
        // What rounding leaves of weights that cancel would look like a slope.
        var size = 0.0
        for other in 0..<count where Int(own[other].level) == level { size += own[other].weight }
        if abs(after[level]) <= 1e-12 * size { after[level] = 0 }
      }
    }
  }

  /// Sorts the kinks of one quantity, of which there are few.
  private mutating func sort(_ own: UnsafeMutablePointer<Kink>, _ count: Int) {
    if count > 16 {
      var sorted = UnsafeMutableBufferPointer(start: own, count: count)
      sorted.sort { $0.precedes($1) }
      return
    }
    for index in 1..<count {
      let kink = own[index]
      var place = index
      while place > 0, kink.precedes(own[place - 1]) {
        own[place] = own[place - 1]
        place -= 1
      }
      own[place] = kink
    }
  }

  /// The sign of a slope: that of the first level at which it is not zero.
  @inline(__always)
  mutating func sign(_ slope: UnsafeMutablePointer<Double>) -> Int {
    for level in 0..<levelCount {
      if slope[level] < 0 { return -1 }
      if slope[level] > 0 { return 1 }
    }
    return 0
  }

  /// A column where its own kinks are best, nearest to zero among equals.
  private mutating func best(of column: Int) -> Quantity {
    let first = Int(kinkStarts[column])
    let count = Int(kinkStarts[column + 1]) - first
    var cell: Int32 = 0
    var sign = sign(slopes(of: column, cell: cell))
    while cell < count, sign < 0 {
      cell += 1
      sign = self.sign(slopes(of: column, cell: cell))
    }
    // The first cell that does not fall. It is flat, or its left kink is the optimum.
    if sign != 0 { return at(cell - 1) }
    let left = cell == 0 ? -Double.infinity : kinks[first + Int(cell) - 1].position
    let right = cell == count ? Double.infinity : kinks[first + Int(cell)].position
    if left > 0 { return at(cell - 1) }
    if right < 0 { return at(cell) }
    return Quantity(value: 0, gross: 0, place: cell, status: .loose)

    func at(_ kink: Int32) -> Quantity {
      let position = kinks[first + Int(kink)].position
      return Quantity(value: position, gross: abs(position), place: kink, status: .atKink)
    }
  }

  /// The cell in which a value lies; at a kink, the first cell there that does not fall.
  mutating func cell(of quantity: Int, at value: Double, reach: Double) -> Int32 {
    let first = Int(kinkStarts[quantity])
    let count = Int(kinkStarts[quantity + 1]) - first
    var cell: Int32 = 0
    while cell < count {
      let distance = value - kinks[first + Int(cell)].position
      let slack = reach + 1e-9 * abs(kinks[first + Int(cell)].position)
      guard
        distance > slack
          || (distance >= -slack && sign(slopes(of: quantity, cell: cell)) < 0)
      else {
        break
      }
      cell += 1
    }
    return cell
  }
}
