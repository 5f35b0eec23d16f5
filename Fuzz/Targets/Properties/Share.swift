/// Selects, by a hash of an input's bytes, which of the expensive properties are checked with it.
///
/// The selection is deterministic: the same input is always checked in the same way.
struct Share {
  private var hash: UInt64

  /// Creates the selection for an input from the FNV-1a hash of its bytes, mixed once more.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash ^ hash >> 32
  }

  /// Returns a number below a bound, a different one for each call.
  mutating func number(below bound: Int) -> Int {
    hash = hash &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    return Int(hash >> 33) % bound
  }

  /// Whether the input belongs to the sample that a property is checked with: one in so many
  /// inputs.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }
}
