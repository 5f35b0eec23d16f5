/// The `id` of an object; references between objects of one document are by it.
///
/// Ids are opaque and case-sensitive.
package struct ObjectID: Hashable, Sendable, CustomStringConvertible {
  /// The text of the `id` attribute.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }
}
