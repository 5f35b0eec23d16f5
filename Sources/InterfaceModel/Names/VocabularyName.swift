/// A name from the vocabulary of the format.
///
/// Raw values count the names in the bytewise order of their spellings.
package protocol VocabularyName: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt16 {
  /// The spellings of all cases, in order.
  static var spellings: [String] { get }
  /// The first eight UTF-8 bytes of each spelling as a number, the first byte highest; what is shorter ends with
  /// zeros.
  static var prefixes: [UInt64] { get }
}

extension VocabularyName {
  /// The name as documents spell it.
  @inlinable package var spelling: String { Self.spellings[Int(rawValue)] }

  /// The case with a spelling; nil for a name that the vocabulary does not know.
  package init?(spelling: String) {
    guard
      let number = NameSearch(prefixes: Self.prefixes, spellings: Self.spellings)
        .number(of: spelling)
    else { return nil }
    self.init(rawValue: UInt16(number))
  }
}
