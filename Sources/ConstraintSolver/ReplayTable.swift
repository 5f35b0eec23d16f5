/// Columns of numbers that never change once written: values and guards of a plan at its own
/// parameters, and how much each grows with each parameter that matters.
///
/// Each column holds the values, padded to an even number, and then the guards, padded likewise, so
/// that two are computed at a time.
final class ReplayTable: @unchecked Sendable {
  /// The first column.
  let start: UnsafeMutablePointer<SIMD2<Double>>
  /// How many pairs the values of a column take.
  let valuePairs: Int
  /// How many pairs the guards of a column take.
  let guardPairs: Int

  /// Writes `1 + used.count` columns.
  init(
    values: UnsafeBufferPointer<SIMD8<Double>>, guards: UnsafeBufferPointer<SIMD8<Double>>,
    parameters: Parameters, used: [Int]
  ) {
    valuePairs = (values.count + 1) / 2
    guardPairs = (guards.count + 1) / 2
    let height = valuePairs + guardPairs
    start = .allocate(capacity: max(1, height * (1 + used.count)))
    start.initialize(repeating: .zero, count: height * (1 + used.count))
    fill(values, at: 0)
    fill(guards, at: valuePairs)

    func fill(_ forms: UnsafeBufferPointer<SIMD8<Double>>, at offset: Int) {
      for index in 0..<forms.count {
        let form = forms[index]
        start[offset + index / 2][index & 1] = (form * parameters.lanes).sum()
        for place in 0..<used.count {
          start[(place + 1) * height + offset + index / 2][index & 1] = form[used[place] + 1]
        }
      }
    }
  }

  deinit {
    start.deallocate()
  }

  /// The number at a row of a column; guards begin at row `2 · valuePairs`.
  func number(column: Int, row: Int) -> Double {
    start[column * (valuePairs + guardPairs) + row / 2][row & 1]
  }

  /// Whether no guard is negative after changes of the first two parameters that matter.
  @inline(__always)
  func guardsHold(_ change: Double, _ change2: Double, count: Int) -> Bool {
    let height = valuePairs + guardPairs
    let base = start + valuePairs
    let slope = count > 0 ? base + height : base
    let slope2 = count > 1 ? base + 2 * height : base
    // The sign bits of all guards, so that the loop has no branch.
    var signs = SIMD2<UInt64>.zero
    for index in 0..<guardPairs {
      let value = base[index] + slope[index] * change + slope2[index] * change2
      signs |= unsafeBitCast(value, to: SIMD2<UInt64>.self)
    }
    return (signs[0] | signs[1]) >> 63 == 0
  }

  /// Writes the values after changes of the first two parameters that matter.
  @inline(__always)
  func write(
    _ change: Double, _ change2: Double, count: Int, to target: UnsafeMutablePointer<Double>,
    variableCount: Int
  ) {
    let height = valuePairs + guardPairs
    let base = start
    let slope = count > 0 ? base + height : base
    let slope2 = count > 1 ? base + 2 * height : base
    let whole = variableCount / 2
    let pairs = UnsafeMutableRawPointer(target)
    for index in 0..<whole {
      let value = base[index] + slope[index] * change + slope2[index] * change2
      pairs.storeBytes(of: value, toByteOffset: 16 * index, as: SIMD2<Double>.self)
    }
    if variableCount & 1 == 1 {
      let value = base[whole] + slope[whole] * change + slope2[whole] * change2
      target[variableCount - 1] = value[0]
    }
  }
}
