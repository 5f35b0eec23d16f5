/// A binary search among the spellings of a vocabulary.
///
/// Numbers are compared before texts: few names have their first eight bytes in common.
struct NameSearch {
  /// As `VocabularyName.prefixes`.
  let prefixes: [UInt64]
  /// As `VocabularyName.spellings`.
  let spellings: [String]

  /// The number of the name with a spelling; nil for none.
  func number(of spelling: String) -> Int? {
    let prefix = Self.prefix(of: spelling)
    var low = 0
    var high = prefixes.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore =
        prefixes[middle] == prefix ? spellings[middle] < spelling : prefixes[middle] < prefix
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < prefixes.count, prefixes[low] == prefix, spellings[low] == spelling else {
      return nil
    }
    return low
  }

  private static func prefix(of spelling: String) -> UInt64 {
    var spelling = spelling
    return spelling.withUTF8 { bytes in
      guard bytes.count < 8 else {
        return UInt64(bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self))
      }
      var prefix: UInt64 = 0
      for (index, byte) in bytes.enumerated() { prefix |= UInt64(byte) << (56 - 8 * index) }
      return prefix
    }
  }
}
