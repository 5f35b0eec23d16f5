/// Access to eight bytes at a time, the first of them in the lowest bits.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the eight bytes from an offset on, padded with zeros after the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset &+ 8 <= count else { return lastWord(at: offset) }
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(self)
        .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: count - 1, through: offset, by: -1) {
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  /// Returns the byte at an offset, or 0 after the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }
}

/// Byte marks: the highest bit of a byte is set if a condition is true for it.
///
/// Only the lowest mark is reliable: higher ones may be set for bytes for which the condition is
/// false.
extension UInt64 {
  /// Returns marks for the bytes that are equal to another one.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Returns marks for the bytes that are less than `bound`, which is at most 128.
  @inline(__always)
  func marks(below bound: UInt8) -> UInt64 {
    (self &- (0x0101_0101_0101_0101 &* UInt64(bound))) & ~self & 0x8080_8080_8080_8080
  }

  /// The number of bytes before the lowest mark; 8 without marks.
  @inline(__always)
  var bytesBeforeMark: Int { trailingZeroBitCount >> 3 }

  /// Returns the first bytes, fewer than eight, with zeros for the others.
  @inline(__always)
  func firstBytes(_ count: Int) -> UInt64 {
    self & ~(~0 &<< UInt64(truncatingIfNeeded: count &* 8))
  }
}
