/// The parameters on which each of a list of numbers depends.
struct ParameterDependence: ~Copyable {
  /// The kind of each number: -1 for a constant, the only parameter on which it depends, or the
  /// number of parameters if it depends on several.
  private(set) var kinds = Buffer<Int32>()
  /// The number of values that depend on each parameter alone.
  private(set) var counts = Buffer<Int32>()
  /// The number of values that depend on one parameter.
  private(set) var one = 0
  /// The number of values that depend on several parameters.
  private(set) var several = 0

  /// Begins with numbers that depend on no parameter.
  mutating func begin(_ count: Int, parameters: Int) {
    kinds.fill(count, with: -1)
    counts.fill(parameters, with: 0)
    one = 0
    several = 0
  }

  /// Records how a number changes with the two parameters of a pass.
  @inline(__always)
  mutating func note(_ index: Int, _ change: SIMD2<Double>, _ pass: Int) {
    if change[0] != 0 { note(index, parameter: Int32(2 * pass)) }
    if change[1] != 0 { note(index, parameter: Int32(2 * pass + 1)) }
  }

  @inline(__always)
  private mutating func note(_ index: Int, parameter: Int32) {
    kinds[index] = kinds[index] < 0 ? parameter : Int32(counts.count)
  }

  /// Computes the counts.
  mutating func finish() {
    for index in 0..<kinds.count {
      let kind = kinds[index]
      if kind < 0 { continue }
      if Int(kind) < counts.count {
        counts[kind] += 1
        one += 1
      } else {
        several += 1
      }
    }
  }
}
