/// Reads an array of bytes at offsets that may be out of bounds.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte at an offset, or `nil` past the end.
  subscript(offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// Returns the big-endian number in `count` bytes from `offset`.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the little-endian number in `count` bytes from `offset`.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns whether the bytes of `text` are at `offset`.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let text = text.description.utf8
    guard offset >= 0, offset <= bytes.count - text.count else { return false }
    return bytes[offset..<offset + text.count].elementsEqual(text)
  }

  /// Returns the offset of the first occurrence of `text` at or after `start`.
  func firstOffset(of text: StaticString, from start: Int = 0) -> Int? {
    let text = Array(text.description.utf8)
    guard let first = text.first, start >= 0, start <= bytes.count - text.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in start...bytes.count - text.count where bytes[offset] == first {
        if (1..<text.count).allSatisfy({ bytes[offset + $0] == text[$0] }) { return offset }
      }
      return nil
    }
  }
}
