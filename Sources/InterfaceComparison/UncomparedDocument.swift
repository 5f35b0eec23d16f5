/// A document that cannot be read on one side or on both, so that nothing is known of what changed in it.
package struct UncomparedDocument: Hashable, Sendable {
  /// The document's path, that of the new side where it is there.
  package let path: String
  /// Why the old one is not read; nil where it is, or where there is none.
  package var before: String?
  /// Why the new one is not read; nil where it is, or where there is none.
  package var after: String?

  /// Creates a document of which nothing is known yet.
  package init(path: String) { self.path = path }
}
