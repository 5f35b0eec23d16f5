/// The reason why a file cannot be used as a font.
package struct FontFault: Error, Hashable, Sendable {
  /// A description of the problem, in lower case and without a full stop.
  package let message: String
  /// The offset of the problem from the start of the file, in bytes.
  package let offset: Int

  /// The bytes of the file cannot be read.
  package static let unreadable = FontFault("its bytes cannot be read", at: 0)

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
