/// Variants of valid bytes: cut off, or with bytes changed, in a fixed sequence.
package struct HostileBytes: Sequence, IteratorProtocol {
  private let valid: [UInt8]
  private var rest: Int
  private var state: UInt64 = 1

  /// Creates a number of variants of bytes, which must not be empty.
  package init(_ valid: [UInt8], count: Int) {
    self.valid = valid
    rest = count
  }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  package mutating func next() -> [UInt8]? {
    guard rest > 0 else { return nil }
    rest -= 1
    if rest % 4 == 0 { return Array(valid.prefix(next(valid.count))) }
    var bytes = valid
    for _ in 0...next(3) {
      // Large numbers announce many items.
      bytes[next(bytes.count)] = rest % 2 == 0 ? 0xFF : UInt8(next(256))
    }
    return bytes
  }
}
