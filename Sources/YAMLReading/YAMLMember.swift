package import InterfaceSource

/// A key and a value of a YAML mapping.
package struct YAMLMember: Hashable, Sendable {
  /// The key, with its escapes decoded.
  package var name: String
  /// The bytes of the key, with its quotes where it has some.
  package var nameRange: SourceRange
  /// The value.
  package var value: YAMLValue
}
