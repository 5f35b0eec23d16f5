/// A name from the vocabulary of the format.
///
/// Raw values number the names in the bytewise order of their spellings. The members are
/// implemented in each enumeration itself: those of a protocol extension would be called with the
/// types as arguments.
package protocol VocabularyName: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt16 {
  /// The spellings of all cases, in order.
  static var spellings: [String] { get }
  /// All cases in order, stored once, unlike `allCases`.
  static var cases: [Self] { get }
  /// A hash table of the spellings, in the format of `NameSearch`.
  static var table: [UInt16] { get }

  /// Creates the case with a spelling, or returns `nil` for a name that the vocabulary does not
  /// contain.
  init?(spelling: String)
  /// The name as documents spell it.
  var spelling: String { get }
}
