/// The names in a layout file whose appearance is stored elsewhere: image files and colors.
///
/// They are found in the bytes that `ninefold compile` writes, without parsing the whole file.
package struct NamedAppearances: Sendable {
  private struct Image: Hashable {
    var catalog: Int
    var path: String
  }

  private var images: Set<Image> = []
  private var colors: Set<String> = []
  /// Whether a name contains escapes, so that its meaning is unknown.
  private var isUnclear = false

  /// Searches a layout file.
  package init(in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      Self.forEach(#""asset": {"catalog": "#, in: bytes) { offset in
        var end = offset
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
        let catalog = Int(String(decoding: bytes[offset..<end], as: UTF8.self))
        let path = Self.word(#", "path": ""#, at: end, in: bytes)
        if let catalog, let path {
          images.insert(Image(catalog: catalog, path: path))
        } else {
          isUnclear = true
        }
      }
      // Only the value of a member is preceded by a colon: configurations are in an array.
      Self.forEach(#": {"name": ""#, in: bytes) { offset in
        if let name = Self.word("", at: offset, in: bytes) {
          colors.insert(name)
        } else {
          isUnclear = true
        }
      }
    }
  }

  /// Returns whether anything that is named may have another appearance.
  ///
  /// - Parameters:
  ///   - old: The old appearances.
  ///   - new: The new appearances.
  /// - Returns: Whether the file must be compared view by view.
  package func mayDiffer(_ old: Appearances, _ new: Appearances) -> Bool {
    if old.isEmpty || new.isEmpty { return false }
    return isUnclear
      || images.contains { old.image($0.catalog, $0.path) != new.image($0.catalog, $0.path) }
      || colors.contains { name in
        new.configurations.contains { old.color(name, $0) != new.color(name, $0) }
      }
  }

  /// Returns the text after some bytes up to a quotation mark, or `nil` if the bytes are missing or
  /// the text contains escapes.
  private static func word(
    _ before: StaticString, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let count = before.utf8CodeUnitCount
    guard offset + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[offset + $0] == before.utf8Start[$0] })
    else { return nil }
    var end = offset + count
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: bytes[offset + count..<end], as: UTF8.self)
  }

  /// Passes the offset after each occurrence of some bytes to a function.
  private static func forEach(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    let count = word.utf8CodeUnitCount
    var offset = 0
    while offset + count <= bytes.count {
      var length = 0
      while length < count, bytes[offset + length] == word.utf8Start[length] { length += 1 }
      if length == count {
        body(offset + count)
        offset += count
      } else {
        offset += 1
      }
    }
  }
}
