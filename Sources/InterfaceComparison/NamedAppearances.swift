/// What a layout file names of which its appearances say more: files of images, and colours.
///
/// They are found by the bytes that `ninefold compile` writes, without reading the file as a whole.
package struct NamedAppearances: Sendable {
  private struct Image: Hashable {
    var catalog: Int
    var path: String
  }

  private var images: Set<Image> = []
  private var colors: Set<String> = []
  /// Whether a name is spelled with escapes, and what it names is not known.
  private var isUnclear = false

  /// Looks through a layout file.
  package init(in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      Self.forEach(#""asset": {"catalog": "#, in: bytes) { place in
        var end = place
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
        let catalog = Int(String(decoding: bytes[place..<end], as: UTF8.self))
        let path = Self.word(#", "path": ""#, at: end, in: bytes)
        if let catalog, let path {
          images.insert(Image(catalog: catalog, path: path))
        } else {
          isUnclear = true
        }
      }
      // Only the value of a member is preceded by a colon: configurations stand in an array.
      Self.forEach(#": {"name": ""#, in: bytes) { place in
        if let name = Self.word("", at: place, in: bytes) {
          colors.insert(name)
        } else {
          isUnclear = true
        }
      }
    }
  }

  /// Whether anything that is named may look otherwise.
  ///
  /// - Parameters:
  ///   - old: What it looked like.
  ///   - new: What it looks like.
  /// - Returns: Whether it is worth while to compare the file view by view.
  package func mayDiffer(_ old: Appearances, _ new: Appearances) -> Bool {
    if old.isEmpty || new.isEmpty { return false }
    return isUnclear
      || images.contains { old.image($0.catalog, $0.path) != new.image($0.catalog, $0.path) }
      || colors.contains { name in
        new.configurations.contains { old.color(name, $0) != new.color(name, $0) }
      }
  }

  /// The text from a place on up to a quotation mark, after some bytes; nil where these are not there, and for one with escapes.
  private static func word(
    _ before: StaticString, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let count = before.utf8CodeUnitCount
    guard place + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[place + $0] == before.utf8Start[$0] })
    else { return nil }
    var end = place + count
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: bytes[place + count..<end], as: UTF8.self)
  }

  /// Hands the places after each occurrence of some bytes to a function.
  private static func forEach(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    let count = word.utf8CodeUnitCount
    var place = 0
    while place + count <= bytes.count {
      var length = 0
      while length < count, bytes[place + length] == word.utf8Start[length] { length += 1 }
      if length == count {
        body(place + count)
        place += count
      } else {
        place += 1
      }
    }
  }
}
