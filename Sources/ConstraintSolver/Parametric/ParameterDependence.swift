/// The parameters on which each of a list of numbers depends.
///
/// Which these are is unpredictable, so no branch depends on it.
struct ParameterDependence: ~Copyable {
  /// The parameters on which a number depends, a bit for each.
  typealias Mask = UInt8

  /// The parameters on which each number depends.
  private(set) var masks = Buffer<Mask>()
  /// The number of values with each mask.
  private var counts = Buffer<Int32>()
  /// The number of values that depend on one parameter.
  private(set) var one = 0
  /// The number of values that depend on several parameters.
  private(set) var several = 0

  /// Begins with numbers that depend on no parameter.
  mutating func begin(_ count: Int, parameters: Int) {
    masks.fill(count, with: 0)
    counts.fill(1 << parameters, with: 0)
  }

  /// Records how a number changes with the two parameters of a pass.
  @inline(__always)
  mutating func note(_ index: Int, _ change: SIMD2<Double>, _ pass: Int) {
    let bits = Self.isNonzero(change[0]) | Self.isNonzero(change[1]) &<< 1
    masks.span[index] |= Mask(truncatingIfNeeded: bits &<< UInt64(truncatingIfNeeded: 2 &* pass))
  }

  /// Returns 1 if a number is not zero, else 0.
  ///
  /// A comparison would become a branch.
  @inline(__always)
  private static func isNonzero(_ number: Double) -> UInt64 {
    let withoutSign = number.bitPattern &<< 1
    return (withoutSign | (0 &- withoutSign)) &>> 63
  }

  /// Returns the number of values that depend on a parameter alone.
  mutating func count(ofParameter parameter: Int) -> Int { Int(counts[1 << parameter]) }

  /// Computes the counts.
  mutating func finish() {
    let counts = counts.span
    for mask in masks.span { counts[Int(mask)] &+= 1 }
    one = 0
    var parameter = 1
    while parameter < counts.count {
      one += Int(counts[parameter])
      parameter *= 2
    }
    several = masks.count - one - Int(counts[0])
  }

  /// Sets `indices` to the values with a mask, in order.
  mutating func collect(_ mask: Mask, in indices: inout Buffer<Int32>) {
    let masks = masks.span
    indices.resize(to: masks.count + 1)
    let target = indices.span
    var found = 0
    var index: Int32 = 0
    while index < masks.count {
      // It is written in any case, and counted only if it has the mask.
      target[found] = index
      found &+= masks[index] == mask ? 1 : 0
      index &+= 1
    }
    indices.truncate(to: found)
  }
}
