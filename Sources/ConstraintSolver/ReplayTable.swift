/// Columns of numbers that never change once written: values and guards of a plan at its own
/// parameters, and how much each grows with each parameter that matters.
///
/// Each column holds the values and then the guards, both padded to a multiple of four, so that four
/// are computed at a time.
final class ReplayTable: @unchecked Sendable {
  /// The first column.
  private let start: UnsafeMutablePointer<SIMD4<Double>>
  /// How many groups of four the values of a column take.
  private let valueGroups: Int
  /// How many groups of four the guards of a column take.
  private let guardGroups: Int
  /// How many values there are.
  let variableCount: Int
  /// How many guards there are.
  let guardCount: Int
  /// The parameters that matter, 0 to 6.
  let used: [Int]
  /// How many they are.
  let usedCount: Int
  /// The first of them, or 0.
  let firstUsed: Int
  /// The second of them, or 0.
  let secondUsed: Int

  /// Writes the columns of a plan.
  init(values: borrowing Buffer<Double>, _ builder: borrowing PlanBuilder) {
    variableCount = values.count
    guardCount = builder.guards.count
    usedCount = builder.used.count
    used = (0..<usedCount).map { Int(builder.used[$0]) - 1 }
    firstUsed = usedCount > 0 ? used[0] : 0
    secondUsed = usedCount > 1 ? used[1] : 0
    valueGroups = (variableCount + 3) / 4
    guardGroups = (guardCount + 3) / 4
    let groups = valueGroups + guardGroups
    start = .allocate(capacity: max(1, groups * (1 + usedCount)))
    let column = UnsafeMutableRawPointer(start).assumingMemoryBound(to: Double.self)
    column.update(from: values.base, count: variableCount)
    pad(column, variableCount, to: 4 * valueGroups)
    (column + 4 * valueGroups).update(from: builder.guards.base, count: guardCount)
    pad(column + 4 * valueGroups, guardCount, to: 4 * guardGroups)
    for place in 0..<usedCount {
      let column = column + (place + 1) * 4 * groups
      let slopes = builder.slopes.base + (place / 2) * variableCount
      for index in 0..<variableCount { column[index] = slopes[index][place & 1] }
      pad(column, variableCount, to: 4 * valueGroups)
      let guardColumn = column + 4 * valueGroups
      let guardSlopes = builder.guardSlopes.base + place / 2
      let passCount = (usedCount + 1) / 2
      for index in 0..<guardCount {
        guardColumn[index] = guardSlopes[index * passCount][place & 1]
      }
      pad(guardColumn, guardCount, to: 4 * guardGroups)
    }

    func pad(_ column: UnsafeMutablePointer<Double>, _ count: Int, to end: Int) {
      for index in count..<end { column[index] = 0 }
    }
  }

  deinit {
    start.deallocate()
  }

  /// The row at which the guards begin.
  var firstGuard: Int { 4 * valueGroups }

  /// The number at a row of a column.
  func number(column: Int, row: Int) -> Double {
    start[column * (valueGroups + guardGroups) + row / 4][row & 3]
  }

  /// Whether no guard is negative after changes of the first two parameters that matter.
  @inline(__always)
  func guardsHold(_ change: Double, _ change2: Double) -> Bool {
    let base = start + valueGroups
    let (slope, slope2) = slopes(behind: base)
    // The sign bits of all guards, so that the loop has no branch.
    var signs = SIMD4<UInt64>.zero
    for index in 0..<guardGroups {
      let value = base[index] + slope[index] * change + slope2[index] * change2
      signs |= unsafeBitCast(value, to: SIMD4<UInt64>.self)
    }
    return (signs[0] | signs[1] | signs[2] | signs[3]) >> 63 == 0
  }

  /// Writes the values after changes of the first two parameters that matter.
  @inline(__always)
  func write(_ change: Double, _ change2: Double, to target: UnsafeMutablePointer<Double>) {
    let (slope, slope2) = slopes(behind: start)
    let whole = variableCount / 4
    let groups = UnsafeMutableRawPointer(target)
    for index in 0..<whole {
      let value = start[index] + slope[index] * change + slope2[index] * change2
      groups.storeBytes(of: value, toByteOffset: 32 * index, as: SIMD4<Double>.self)
    }
    if variableCount & 3 != 0 {
      let value = start[whole] + slope[whole] * change + slope2[whole] * change2
      for lane in 0..<(variableCount & 3) { target[4 * whole + lane] = value[lane] }
    }
  }

  /// Where the slopes of the first two parameters are; where there are none, their changes are zero
  /// and anything finite will do.
  @inline(__always)
  private func slopes(
    behind base: UnsafeMutablePointer<SIMD4<Double>>
  ) -> (UnsafeMutablePointer<SIMD4<Double>>, UnsafeMutablePointer<SIMD4<Double>>) {
    let groups = valueGroups + guardGroups
    return (
      usedCount > 0 ? base + groups : base, usedCount > 1 ? base + 2 * groups : base
    )
  }
}
