import SystemCalls

/// The bytes of a file, whose search functions never read outside of them.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first `byte` in `start..<end`, or `nil` if there is none.
  @inline(__always)
  func offset(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the offset of the first `byte` at or after `start`, or `nil` if there is none.
  func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    offset(of: byte, from: start, to: count)
  }

  /// Returns the offset of the last `byte` before `end`, or `nil` if there is none.
  func lastOffset(of byte: UInt8, before end: Int) -> Int? {
    var index = Swift.min(end, count) - 1
    while index >= 0 {
      if self[index] == byte { return index }
      index -= 1
    }
    return nil
  }

  /// Returns the offset of the first appearance of `text` at or after `start`.
  func offset(of text: StaticString, from start: Int = 0) -> Int? {
    let first = text.utf8Start[0]
    var index = start
    while let found = offset(of: first, from: index) {
      if hasPrefix(text, at: found) { return found }
      index = found + 1
    }
    return nil
  }

  /// Returns whether `text` occurs at an offset.
  func hasPrefix(_ text: StaticString, at start: Int = 0) -> Bool {
    guard start >= 0, count - start >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the offset of the first byte at or after `start` that is not XML white space.
  func skippingWhite(from start: Int) -> Int {
    var index = start
    // Indentation consists of long runs of spaces.
    if index < count, self[index] == 0x0A { index &+= 1 }
    while index &+ 8 <= count {
      let others = word(at: index) ^ 0x2020_2020_2020_2020
      if others != 0 {
        index &+= others.trailingZeroBitCount >> 3
        break
      }
      index &+= 8
    }
    while index < count, self[index].isWhite { index &+= 1 }
    return index
  }

  /// Returns the text of a range of bytes, with invalid UTF-8 replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: self[range.clamped(to: 0..<count)], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is XML white space: space, tab, line feed or carriage return.
  @inline(__always)
  var isWhite: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
