/// A document that cannot be read on one side or on both, so that its changes are unknown.
package struct UncomparedDocument: Hashable, Sendable {
  /// The document's path, on the new side if it exists there.
  package let path: String
  /// The reason why the old one could not be read, or `nil` if it was read or does not exist.
  package var before: String?
  /// The reason why the new one could not be read, or `nil` if it was read or does not exist.
  package var after: String?

  package init(path: String) { self.path = path }
}
