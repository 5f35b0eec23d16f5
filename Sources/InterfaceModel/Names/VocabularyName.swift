/// A name from the vocabulary of the format.
///
/// Raw values count the names in the bytewise order of their spellings. What is asked of names stands in each enumeration itself: an
/// extension of this protocol would be called with the types as arguments.
package protocol VocabularyName: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt16 {
  /// The spellings of all cases, in order.
  static var spellings: [String] { get }
  /// All cases, in order: where it lies, unlike `allCases`.
  static var cases: [Self] { get }
  /// A hash table of the spellings, as `NameSearch` reads it.
  static var table: [UInt16] { get }

  /// The case with a spelling; nil for a name that the vocabulary does not know.
  init?(spelling: String)
  /// The name as documents spell it.
  var spelling: String { get }
}
