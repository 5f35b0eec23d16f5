// A component of which only one row has kinks needs no pivoting. From where every column likes it
// best, the row is moved the way it wants to go by whichever column does so at the least cost, up to
// that column's next kink or the row's, until the next step would cost more than it brings. Costs are
// convex and the columns independent of each other, so what is cheapest at each step is cheapest in
// all.
extension PiecewiseSimplex {
  /// The row of the tableau that is the only one to have kinks, if there is just one.
  mutating func onlyCostedRow() -> Int? {
    var only: Int?
    for row in 0..<rowCount {
      let name = Int(basic[row])
      if kinkStarts[name] == kinkStarts[name + 1] { continue }
      if only != nil { return nil }
      only = row
    }
    return only
  }

  /// Finds the optimum, after `start`, if no other row has kinks.
  ///
  /// Steps are no pivots: each passes a kink for good, so there are no more of them than kinks.
  mutating func minimize(row: Int) {
    let name = Int(basic[row])
    let way = -Double(sign(slopes(of: name, cell: quantities[name].place)))
    if way == 0 { return }
    while let mover = cheapest(row, way), pays(mover, name, way), spend(columnCount + levelCount) {
      if !move(row, by: mover, way) { return }
    }
  }

  /// A column that can move the row, and what that costs.
  private struct Mover {
    var column: Int
    /// Which way the column moves.
    var way: Double
    /// The column's slopes that way are these times `way`.
    var slopes: UnsafeMutablePointer<Double>
    /// The first level at which there is a slope, or the number of levels.
    var lead: Int
    /// The change of the row for each unit of the column.
    var rate: Double
  }

  /// The column that moves the row a given way at the least cost; the first among equals.
  private mutating func cheapest(_ row: Int, _ way: Double) -> Mover? {
    var best: Mover?
    let line = tableau.base + row * columnCount
    for column in 0..<columnCount {
      let rate = line[column]
      if rate == 0 { continue }
      let own = rate > 0 ? way : -way
      let name = Int(nonbasic[column])
      let state = quantities[name]
      let cell = own > 0 && state.status == .atKink ? state.place + 1 : state.place
      let slopes = slopes(of: name, cell: cell)
      var lead = 0
      while lead < levelCount, slopes[lead] == 0 { lead += 1 }
      let mover = Mover(column: column, way: own, slopes: slopes, lead: lead, rate: abs(rate))
      if let known = best, !isCheaper(mover, known) { continue }
      best = mover
    }
    return best
  }

  /// Whether a mover costs less for each unit of the row than another.
  private mutating func isCheaper(_ mover: Mover, _ other: Mover) -> Bool {
    var level = min(mover.lead, other.lead)
    while level < levelCount {
      let cost = mover.way * mover.slopes[level] / mover.rate
      let otherCost = other.way * other.slopes[level] / other.rate
      if abs(cost - otherCost) > 1e-11 * (abs(cost) + abs(otherCost)) { return cost < otherCost }
      level += 1
    }
    return false
  }

  /// Whether it pays to move the row further.
  private mutating func pays(_ mover: Mover, _ name: Int, _ way: Double) -> Bool {
    let own = slopes(of: name, cell: quantities[name].place)
    for level in 0..<levelCount {
      let cost = mover.way * mover.slopes[level]
      let gain = way * own[level] * mover.rate
      let sum = cost + gain
      if abs(sum) > 1e-11 * (abs(cost) + abs(gain)) { return sum < 0 }
    }
    return false
  }

  /// Moves the row up to the mover's next kink, or to one of its own beyond which it does not pay;
  /// whether there may be more to do.
  private mutating func move(_ row: Int, by mover: Mover, _ way: Double) -> Bool {
    let name = Int(basic[row])
    let entering = Int(nonbasic[mover.column])
    if quantities[entering].status == .atKink {
      // From here on `place` is a cell.
      if mover.way > 0 { quantities.base[entering].place += 1 }
      quantities.base[entering].status = .loose
    }
    while true {
      let (kink, length) = nextKink(of: entering, mover.way)
      let (rowKink, rowLength) = nextKink(of: name, way)
      let reach = max(0, min(length, rowLength / mover.rate))
      // Costs are bounded from below, so only rounding can make an endless way pay.
      if reach == .infinity { return false }
      quantities.base[entering].value += mover.way * reach
      quantities.base[name].value += way * mover.rate * reach
      if length <= reach {
        stand(entering, at: kink)
        return true
      }
      quantities.base[name].place += way > 0 ? 1 : -1
      if !pays(mover, name, way) {
        pivotCount += 1
        pivot(row: row, mover.column)
        stand(name, at: rowKink)
        return false
      }
    }
  }
}
