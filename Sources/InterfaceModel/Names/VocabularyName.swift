/// A name from the vocabulary of the format.
///
/// Raw values count the names in the bytewise order of their spellings.
package protocol VocabularyName: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt16 {
  /// The spellings of all cases, in order.
  static var spellings: [String] { get }
  /// All cases, in order: where it lies, unlike `allCases`.
  static var cases: [Self] { get }
  /// A hash table of the spellings, as `NameSearch` reads it.
  static var table: [UInt16] { get }
}

extension VocabularyName {
  /// The name as documents spell it.
  @inlinable package var spelling: String { Self.spellings[Int(rawValue)] }

  /// The case with a spelling; nil for a name that the vocabulary does not know.
  package init?(spelling: String) {
    guard
      let number = NameSearch(table: Self.table, spellings: Self.spellings)
        .number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }
}
