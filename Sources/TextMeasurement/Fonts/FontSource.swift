/// A font file that is read when text needs it.
package struct FontSource: Sendable {
  /// The path that findings report.
  package let path: String
  /// A function that returns the bytes of the file, or `nil` if it cannot be read.
  package let read: @Sendable () -> [UInt8]?

  /// The last component of the path.
  package var fileName: String { String(path.split(separator: "/").last ?? "") }

  package init(path: String, read: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    self.read = read
  }
}
