/// The `id` of an object, by which objects of the same document refer to it.
///
/// Ids are opaque and case-sensitive.
///
/// ```swift
/// let button = ObjectID("w8n-9l-6TN")
/// for finding in compilation.diagnostics where finding.object == button { print(finding.message) }
/// ```
public struct ObjectID: Hashable, Sendable, CustomStringConvertible {
  /// The text of the `id` attribute.
  public let text: String

  /// Creates an id from its text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text of the id.
  public var description: String { text }
}
