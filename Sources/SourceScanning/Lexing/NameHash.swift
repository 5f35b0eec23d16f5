/// The hashes of names, which are the same in every run.
///
/// FNV-1a with 64 bits (Fowler, Noll, Vo): the probability that two of a million names collide is
/// one in 37 million.
package enum NameHash {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Returns the hash of a name.
  package static func of(_ name: String) -> UInt64 {
    name.utf8.reduce(start) { adding($1, to: $0) }
  }
}
