// What an edge of the polyhedron costs: the slope of its own quantity, and what the basic ones make
// of it. The prices are computed once and then kept up to date from pivot to pivot, in the way of
// reduced costs; since rounding adds up, they are computed anew from time to time and at the end.
extension PiecewiseSimplex {
  /// An edge of the polyhedron: a column of the tableau and the way it moves.
  struct Edge {
    var column: Int
    var sign: Double
  }

  /// For how many pivots prices are kept up to date before they are computed anew.
  static let priceLife = 24

  /// Computes all prices.
  mutating func price() {
    let width = columnCount
    spend((levelCount + 1) * width)
    for index in 0..<((levelCount + 1) * width) {
      reduced[index] = 0
      gross[index] = 0
    }
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      let slope = slopes(of: quantity, cell: quantities[quantity].place)
      for level in 0...levelCount where slope[level] != 0 {
        add(slope[level], times: row, at: level)
      }
    }
    for column in 0..<width { priceOwn(column) }
  }

  /// Takes down the slopes of a nonbasic quantity itself.
  mutating func priceOwn(_ column: Int) {
    let name = nonbasic[column]
    let state = quantities[name]
    let left = slopes(of: Int(name), cell: state.place)
    let right = slopes(of: Int(name), cell: state.status == .atKink ? state.place + 1 : state.place)
    var index = column
    for level in 0...levelCount {
      own[index] = right[level]
      own[index + columnCount] = left[level]
      index += 2 * columnCount
    }
  }

  /// Takes into account that the basic quantity of a row has entered another cell.
  mutating func reprice(
    row: Int, from before: UnsafeMutablePointer<Double>, to after: UnsafeMutablePointer<Double>
  ) {
    for level in 0...levelCount where before[level] != after[level] {
      add(after[level] - before[level], times: row, at: level)
    }
  }

  /// Adds a multiple of a row to the prices of a level.
  @inline(__always)
  private mutating func add(_ factor: Double, times row: Int, at level: Int) {
    let line = tableau.base + row * columnCount
    let sums = reduced.base + level * columnCount
    let sizes = gross.base + level * columnCount
    spend(columnCount)
    for column in 0..<columnCount {
      let product = line[column] * factor
      sums[column] += product
      sizes[column] += abs(product)
    }
  }

  /// Takes a pivot into account that has been made: the quantity of the column was basic before.
  ///
  /// With the prices D and slopes s, and the row T of the quantity E that has become basic, the price
  /// of every other column grows by (D + s of E) · T; that of the leaving quantity L is
  /// (D + s of E) · T - (s of L).
  mutating func reprice(row: Int, _ column: Int) {
    let entered = Int(basic[row])
    let left = Int(nonbasic[column])
    let entering = slopes(of: entered, cell: quantities[entered].place)
    let leaving = slopes(of: left, cell: quantities[left].place)
    let line = tableau.base + row * columnCount
    let turn = line[column]
    spend((levelCount + 1) * filled.count)
    for level in 0...levelCount {
      let sums = reduced.base + level * columnCount
      let sizes = gross.base + level * columnCount
      let slope = sums[column] + entering[level]
      let size = sizes[column] + abs(entering[level])
      sums[column] = -leaving[level]
      sizes[column] = abs(turn) * size + abs(leaving[level])
      if size == 0 { continue }
      sums[column] += turn * slope
      for position in 0..<filled.count {
        let other = Int(filled[position])
        sums[other] += line[other] * slope
        // What rounding has made of the slope counts as well.
        sizes[other] += abs(line[other]) * size
      }
    }
  }

  /// The slope of an edge at a level, negative where it falls; zero if it is no more than rounding.
  @inline(__always)
  mutating func slope(of edge: Int32, at level: Int) -> Double {
    let side = Int(edge & 1)
    let column = Int(edge >> 1)
    let slope = own[(2 * level + side) * columnCount + column]
    let index = level * columnCount + column
    let sum = slope + reduced[index]
    let isFlat = abs(sum) <= 1e-11 * (abs(slope) + gross[index])
    return isFlat ? 0 : side == 0 ? sum : -sum
  }

  /// The edge that falls most steeply at the strongest level, and among equals at the next; its
  /// slopes are in `direction`.
  mutating func enterSteepest() -> Edge? {
    edges.count = 2 * columnCount
    for edge in 0..<edges.count { edges[edge] = Int32(edge) }
    var falls = false
    for level in 0...levelCount {
      // Before the first level at which an edge falls, only those that are flat so far remain.
      var least = falls ? Double.infinity : 0
      spend(edges.count)
      for position in 0..<edges.count {
        let slope = slope(of: edges[position], at: level)
        edgeSlopes[position] = slope
        least = slope < least ? slope : least
      }
      falls = falls || least < 0
      var kept = 0
      for position in 0..<edges.count {
        edges[kept] = edges[position]
        kept += edgeSlopes[position] == least ? 1 : 0
      }
      edges.count = kept
      if kept == 0 { return nil }
      if kept == 1, falls { break }
    }
    return falls ? begin(edges[0]) : nil
  }

  /// The edge of the first quantity that has one that falls; its slopes are in `direction`.
  mutating func enterInOrder() -> Edge? {
    var best: Int32 = -1
    for edge in 0..<Int32(2 * columnCount)
    where best < 0 || nonbasic[edge >> 1] < nonbasic[best >> 1] {
      let level = firstSlope(of: edge)
      if level <= levelCount, slope(of: edge, at: level) < 0 { best = edge }
    }
    return best < 0 ? nil : begin(best)
  }

  /// The first level at which an edge is not flat; one more than there are if it is flat at all, the
  /// probe's among them.
  mutating func firstSlope(of edge: Int32) -> Int {
    var level = 0
    while level <= levelCount, slope(of: edge, at: level) == 0 { level += 1 }
    return level
  }

  /// Prepares for going along an edge.
  private mutating func begin(_ edge: Int32) -> Edge {
    for level in 0...levelCount {
      let slope = slope(of: edge, at: level)
      direction[level] = slope
      let index = level * columnCount + Int(edge >> 1)
      directionSizes[level] = abs(slope) + gross[index]
    }
    return Edge(column: Int(edge >> 1), sign: edge & 1 == 0 ? 1 : -1)
  }
}
