/// The parameters on which each of a list of numbers depends.
struct ParameterDependence: ~Copyable {
  /// The parameters on which a number depends.
  enum Kind: BitwiseCopyable, Equatable {
    /// None: it is a constant.
    case constant
    /// One, which is given.
    case one(UInt8)
    /// Several.
    case several
  }

  /// The kind of each number.
  private(set) var kinds = Buffer<Kind>()
  /// The number of values that depend on each parameter alone.
  private(set) var counts = Buffer<Int32>()
  /// The number of values that depend on one parameter.
  private(set) var one = 0
  /// The number of values that depend on several parameters.
  private(set) var several = 0

  /// Begins with numbers that depend on no parameter.
  mutating func begin(_ count: Int, parameters: Int) {
    kinds.fill(count, with: .constant)
    counts.fill(parameters, with: 0)
    one = 0
    several = 0
  }

  /// Records how a number changes with the two parameters of a pass.
  @inline(__always)
  mutating func note(_ index: Int, _ change: SIMD2<Double>, _ pass: Int) {
    if change[0] != 0 { note(index, parameter: 2 * pass) }
    if change[1] != 0 { note(index, parameter: 2 * pass + 1) }
  }

  @inline(__always)
  private mutating func note(_ index: Int, parameter: Int) {
    kinds[index] =
      kinds[index] == .constant ? .one(UInt8(truncatingIfNeeded: parameter)) : .several
  }

  /// Computes the counts.
  mutating func finish() {
    for index in 0..<kinds.count {
      switch kinds[index] {
      case .constant: continue
      case .one(let parameter):
        counts[Int(parameter)] += 1
        one += 1
      case .several: several += 1
      }
    }
  }
}
