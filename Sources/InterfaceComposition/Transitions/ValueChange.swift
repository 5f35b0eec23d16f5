/// A property of a view whose value changes with the environment.
package struct ValueChange: Hashable, Sendable {
  /// The name of the property, such as `text` or `spacing`.
  package let name: String
  /// The value before the change, or `nil` if there is none.
  package let from: String?
  /// The value after the change, or `nil` if there is none.
  package let to: String?
}
