/// The bytes of names as words of eight, with their hashes and comparison.
extension XMLNameTable {
  /// Returns the word of eight bytes at an index in a name, padded with zeros.
  @inline(__always)
  static func word(_ number: Int, of bytes: Bytes, at start: Int, length: Int) -> UInt64 {
    let offset = number &* 8
    let word = bytes.word(at: start &+ offset)
    return offset &+ 8 <= length ? word : word.firstBytes(max(length &- offset, 0))
  }

  /// Returns the hash of a name's first sixteen bytes, which is that of the whole name if it has no
  /// more.
  @inline(__always)
  func hash(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let (high, low) = (first ^ seed).multipliedFullWidth(by: second ^ 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  /// Returns the hash of a name of any length, whose first sixteen bytes are given.
  @inline(__always)
  func hash(
    _ first: UInt64, _ second: UInt64, _ bytes: Bytes, at start: Int, length: Int
  ) -> UInt64 {
    var hash = hash(first, second)
    var number = 2
    while number &* 8 < length {
      hash = self.hash(hash, Self.word(number, of: bytes, at: start, length: length))
      number &+= 1
    }
    return hash
  }

  /// Returns the first slot in which a name with a hash is searched.
  @inline(__always)
  func home(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count &- 1)
  }

  func hash(of slot: Slot) -> UInt64 {
    var hash = hash(slot.first, slot.second)
    for word in stride(from: 2, to: (Int(slot.length) + 7) / 8, by: 1) {
      hash = self.hash(hash, words[Int(slot.word) + word])
    }
    return hash
  }

  /// Returns whether all bytes after the first sixteen equal those of a slot's name with the same
  /// length.
  func isRestEqual(_ slot: Slot, _ bytes: Bytes, _ start: Int) -> Bool {
    let length = Int(slot.length)
    return words.withUnsafeBufferPointer { words in
      var number = 2
      while number &* 8 < length {
        let word = Self.word(number, of: bytes, at: start, length: length)
        guard words[Int(slot.word) &+ number] == word else { return false }
        number &+= 1
      }
      return true
    }
  }
}
