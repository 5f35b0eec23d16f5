/// The line endings of documents: git may check out others than it stores.
enum LineEndings {
  /// Returns bytes with Windows line endings if another document has them and these do not.
  static func matching(_ bytes: [UInt8], _ other: [UInt8]) -> [UInt8] {
    guard areWindows(other), !areWindows(bytes) else { return bytes }
    return bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }

  private static func areWindows(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }
}
