/// The tree of a property list to be written: values with the order of their members.
package indirect enum PropertyListTree: Hashable, Sendable {
  /// A text.
  case string(String)
  /// An integer.
  case integer(Int)
  /// A real number, finite.
  case real(Double)
  /// A Boolean value.
  case bool(Bool)
  /// A list of values.
  case array([PropertyListTree])
  /// Members in order, with unique keys.
  case dictionary([Member])

  /// A key of a dictionary with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: PropertyListTree

    package init(_ key: String, _ value: PropertyListTree) {
      self.key = key
      self.value = value
    }
  }

  /// Returns a dictionary whose members are sorted by the bytes of their keys.
  ///
  /// - Parameter members: The members by key.
  /// - Returns: The dictionary.
  package static func sorted(_ members: [String: PropertyListTree]) -> PropertyListTree {
    .dictionary(
      members.map { Member($0.key, $0.value) }.sorted {
        $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
      })
  }
}
