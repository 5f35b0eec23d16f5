package import InterfaceSource

/// A name and a value of a JSON object.
package struct JSONMember: Hashable, Sendable {
  /// The name, with its escapes decoded.
  package var name: String
  /// The bytes of the name with its quotes.
  package var nameRange: SourceRange
  /// The value.
  package var value: JSONValue
}
