/// A font file that is read when a text needs it.
package struct FontSource: Sendable {
  /// The path, for findings.
  package let path: String
  /// Fetches the file's bytes; nil when it cannot be read.
  package let read: @Sendable () -> [UInt8]?

  /// The last part of the path.
  package var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// Creates a source.
  package init(path: String, read: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    self.read = read
  }
}
