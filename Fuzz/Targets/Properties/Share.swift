/// Chooses by an input's bytes which of the dear properties are tried with it.
///
/// The same input is tried in the same way whenever it comes.
struct Share {
  private var hash: UInt64

  /// A share for an input: the FNV-1a hash of its bytes, mixed once more.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash ^ hash >> 32
  }

  /// A number below a bound, another one each time.
  mutating func number(below bound: Int) -> Int {
    hash = hash &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    return Int(hash >> 33) % bound
  }

  /// Whether an input is one of those that a property is tried with: one in so many.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }
}
