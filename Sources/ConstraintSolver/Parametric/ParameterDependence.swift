/// On which of the parameters that matter each of some numbers depends.
struct ParameterDependence: ~Copyable {
  /// For each number: -1 for none, the only parameter, or the number of parameters for several.
  private(set) var kinds = Buffer<Int32>()
  /// How many numbers depend on each parameter alone.
  private(set) var counts = Buffer<Int32>()
  /// How many numbers depend on one parameter.
  private(set) var one = 0
  /// How many numbers depend on several.
  private(set) var several = 0

  /// Begins with numbers that depend on nothing.
  mutating func begin(_ count: Int, parameters: Int) {
    kinds.fill(count, with: -1)
    counts.fill(parameters, with: 0)
    one = 0
    several = 0
  }

  /// Takes note of how a number changes with the two parameters of a pass.
  @inline(__always)
  mutating func note(_ index: Int, _ change: SIMD2<Double>, _ pass: Int) {
    if change[0] != 0 { note(index, parameter: Int32(2 * pass)) }
    if change[1] != 0 { note(index, parameter: Int32(2 * pass + 1)) }
  }

  @inline(__always)
  private mutating func note(_ index: Int, parameter: Int32) {
    kinds[index] = kinds[index] < 0 ? parameter : Int32(counts.count)
  }

  /// Counts.
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
