import InterfaceSource

/// The reason for which a binary property list cannot be read.
enum BinaryPropertyListFault: Error, Hashable {
  /// The bytes at an offset are invalid.
  case damaged(String, offset: Int)
  /// The list exceeds a limit.
  case tooLarge(String)

  var diagnostic: Diagnostic {
    switch self {
    case .damaged(let what, let offset):
      Diagnostic(
        .propertyListCorrupt,
        at: SourceRange(start: Int32(clamping: offset), end: Int32(clamping: offset)),
        message: "the binary property list is damaged at byte \(offset): \(what)",
        notes: [Diagnostic.Note("restore the file, or save the list as XML")])
    case .tooLarge(let what): .propertyListTooLarge(what, at: .start)
    }
  }
}
