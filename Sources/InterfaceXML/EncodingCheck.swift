/// A search for the first byte that is invalid in an XML document in UTF-8.
struct EncodingCheck {
  /// A fault in the encoding.
  enum Fault {
    /// A NUL byte.
    case nul(Int)
    /// A byte that does not continue a UTF-8 sequence.
    case notUTF8(Int)
    /// The declaration names another encoding, and the file is not plain ASCII.
    case declared(String, Range<Int>)
  }

  let bytes: Bytes
  /// Whether there are characters that XML forbids, as far as `firstFault` has scanned.
  private(set) var hasForbiddenCharacters = false

  /// Returns the first fault, or `nil` for valid UTF-8.
  mutating func firstFault() -> Fault? {
    var index = 0
    var isPlain = true
    while let suspect = firstByteNotPlain(from: index) {
      if bytes[suspect] == 0 { return .nul(suspect) }
      let length = sequenceLength(at: suspect)
      if length == 0 { return .notUTF8(suspect) }
      if length == 1 || bytes.hasPrefix("\u{FFFE}", at: suspect)
        || bytes.hasPrefix("\u{FFFF}", at: suspect)
      {
        hasForbiddenCharacters = true
      }
      index = suspect + length
      if length > 1 { isPlain = false }
    }
    return isPlain ? nil : declaredEncoding()
  }

  /// Returns the offset of the first byte from `start` on that is not ASCII or a control character
  /// that XML forbids.
  private func firstByteNotPlain(from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 32 <= raw.count {
      var suspects: UInt64 = 0
      for step in 0..<4 {
        let word = raw.loadUnaligned(fromByteOffset: index &+ step &* 8, as: UInt64.self)
        suspects |= word | Self.controls(in: word) & Self.others(than: 0x0A, in: word)
      }
      if suspects & 0x8080_8080_8080_8080 != 0 {
        guard isPlainBlock(at: index) else { break }
      }
      index &+= 32
    }
    while index < raw.count {
      if raw[index] >= 0x80 || raw[index] < 0x20 && !raw[index].isWhite { return index }
      index += 1
    }
    return nil
  }

  /// Returns whether 32 bytes are ASCII that XML permits, including tabs and carriage returns.
  private func isPlainBlock(at start: Int) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var suspects: UInt64 = 0
    for step in 0..<4 {
      let word = raw.loadUnaligned(fromByteOffset: start &+ step &* 8, as: UInt64.self)
      suspects |=
        word | Self.controls(in: word) & Self.others(than: 0x0A, in: word)
        & Self.others(than: 0x09, in: word) & Self.others(than: 0x0D, in: word)
    }
    return suspects & 0x8080_8080_8080_8080 == 0
  }

  /// Returns a word in which the highest bit of each byte indicates whether the byte is less than a
  /// space, if all are ASCII.
  @inline(__always)
  private static func controls(in word: UInt64) -> UInt64 { ~(word &+ 0x6060_6060_6060_6060) }

  /// Returns a word in which the highest bit of each byte indicates whether it differs from `byte`,
  /// if all are ASCII.
  @inline(__always)
  private static func others(than byte: UInt8, in word: UInt64) -> UInt64 {
    (word ^ (0x0101_0101_0101_0101 &* UInt64(byte))) &+ 0x7F7F_7F7F_7F7F_7F7F
  }

  /// Returns the length of the well-formed sequence at an offset that is not NUL (Unicode, table
  /// 3-7), or 0 if there is none.
  private func sequenceLength(at index: Int) -> Int {
    let first = bytes[index]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch first {
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Returns the encoding that the XML declaration names, if it is not UTF-8.
  private func declaredEncoding() -> Fault? {
    let start = bytes.hasPrefix("\u{FEFF}") ? 3 : 0
    guard bytes.hasPrefix("<?xml", at: start) else { return nil }
    let tag = RawTag(in: bytes, at: start, limit: 3)
    guard let encoding = tag.attributes.first(where: { bytes.text($0.name) == "encoding" }) else {
      return nil
    }
    let name = bytes.text(encoding.value)
    return name.lowercased() == "utf-8" || name.lowercased() == "utf8"
      ? nil : .declared(name, encoding.value)
  }
}
