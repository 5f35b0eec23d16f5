/// A name from the vocabulary of the format.
///
/// Raw values count the names in the bytewise order of their spellings.
package protocol VocabularyName: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt16 {
  /// The spellings of all cases, in order.
  static var spellings: [String] { get }
}

extension VocabularyName {
  /// The name as documents spell it.
  package var spelling: String { Self.spellings[Int(rawValue)] }

  /// The case with a spelling; nil for a name that the vocabulary does not know.
  package init?(spelling: String) {
    let spellings = Self.spellings
    var low = 0
    var high = spellings.count
    while low < high {
      let middle = (low + high) / 2
      if spellings[middle] < spelling { low = middle + 1 } else { high = middle }
    }
    guard low < spellings.count, spellings[low] == spelling else { return nil }
    self.init(rawValue: UInt16(low))
  }
}
