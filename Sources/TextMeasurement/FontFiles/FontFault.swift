/// Why a file is no font that texts can be measured with.
package struct FontFault: Error, Hashable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  package let message: String
  /// Where in the file, in bytes from its start.
  package let offset: Int

  /// A file whose bytes cannot be fetched.
  package static let unreadable = FontFault("its bytes cannot be read", at: 0)

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
