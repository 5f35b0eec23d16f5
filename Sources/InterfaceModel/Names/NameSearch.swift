/// A search for spellings of a vocabulary, with a hash table that was generated together with them.
struct NameSearch {
  /// The numbers of the names, from 1 on, each at the index of its hash or at the next free one; 0
  /// for a free slot.
  ///
  /// The size is a power of two, and most slots are free.
  let table: [UInt16]
  /// The spellings, as in `VocabularyName.spellings`.
  let spellings: [String]

  /// Returns the number of the name with a spelling, or `nil` if there is none.
  func number(of spelling: String) -> Int? {
    var index = Int(
      truncatingIfNeeded: Self.hash(spelling) >> UInt64(64 - table.count.trailingZeroBitCount))
    while table[index] != 0 {
      let number = Int(table[index]) - 1
      // Canonically equivalent texts are equal: those with other bytes have more of them, as the
      // known names are ASCII.
      if spellings[number] == spelling, spellings[number].utf8.count == spelling.utf8.count {
        return number
      }
      index = (index + 1) & (table.count - 1)
    }
    return nil
  }

  /// Returns a hash of the first and the last eight bytes; a shorter name is padded with zeros, and
  /// has no last ones.
  private static func hash(_ spelling: String) -> UInt64 {
    var spelling = spelling
    return spelling.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var first: UInt64 = 0
      var last: UInt64 = 0
      if raw.count < 8 {
        for (index, byte) in raw.enumerated() { first |= UInt64(byte) << UInt64(56 - 8 * index) }
      } else {
        first = UInt64(bigEndian: raw.loadUnaligned(as: UInt64.self))
        last = UInt64(bigEndian: raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
      }
      return (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    }
  }
}
