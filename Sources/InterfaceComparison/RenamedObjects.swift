import InterfaceSource

/// Distinguishes references to renumbered objects from references to other objects.
///
/// Objects other than views, such as bar items, are identified only by references to them: an id
/// that only the old file contains and one that only the new file contains may denote the same
/// object.
final class RenamedObjects {
  private let oldFile: LayoutFile
  private let newFile: LayoutFile
  private lazy var old = Self.identifiers(in: oldFile.file.bytes)
  private lazy var new = Self.identifiers(in: newFile.file.bytes)
  /// The new ids of objects that are known to be renumbered, by their old ids.
  let known: [String: String]

  init(_ old: LayoutFile, _ new: LayoutFile, known: [String: String]) {
    self.known = known
    oldFile = old
    newFile = new
  }

  /// Returns whether one text is an id only in the old file, and the other only in the new file.
  func mayBeSame(_ one: String, _ other: String) -> Bool {
    Self.isIdentifier(Array(one.utf8)[...]) && Self.isIdentifier(Array(other.utf8)[...])
      && !new.contains(one) && !old.contains(other)
  }

  /// Returns whether bytes have the format of the editor's ids: `AbC-d1-2eF`.
  private static func isIdentifier(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 10 else { return false }
    let start = bytes.startIndex
    return bytes[start + 3] == UInt8(ascii: "-") && bytes[start + 6] == UInt8(ascii: "-")
      && !bytes.contains(UInt8(ascii: "\"")) && !bytes.contains(UInt8(ascii: " "))
  }

  private static func identifiers(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    let quote = UInt8(ascii: "\"")
    var index = 0
    while index + 11 < bytes.count {
      if bytes[index] == quote, bytes[index + 11] == quote {
        let text = bytes[index + 1...index + 10]
        if isIdentifier(text) { found.insert(String(decoding: text, as: UTF8.self)) }
      }
      index += 1
    }
    return found
  }
}
