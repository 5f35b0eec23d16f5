/// A property of a view that has another value after a change of the environment.
package struct ValueChange: Hashable, Sendable {
  /// What the property is called, such as `text` or `spacing`.
  package let name: String
  /// The value before; nil for none.
  package let from: String?
  /// The value after; nil for none.
  package let to: String?
}
