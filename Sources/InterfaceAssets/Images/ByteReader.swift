/// Looks at places of an array of bytes that may not be there.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at an offset; nil past the end.
  subscript(offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// The number in `count` bytes from `offset`, the greatest byte first.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number in `count` bytes from `offset`, the least byte first.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether the bytes of `text` stand at `offset`.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let text = text.description.utf8
    guard offset >= 0, offset <= bytes.count - text.count else { return false }
    return bytes[offset..<offset + text.count].elementsEqual(text)
  }

  /// The offset of the first place at or after `start` where the bytes of `text` stand.
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
