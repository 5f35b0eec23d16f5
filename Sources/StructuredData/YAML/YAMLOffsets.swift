/// The byte offsets of a text's characters: the parser counts characters, ranges count bytes.
struct YAMLOffsets {
  /// The offset of the text in its file.
  private let base: Int
  private let byteCount: Int
  /// The offset of each character, or `nil` if every character is a byte.
  private let offsets: [Int32]?

  init(_ text: ArraySlice<UInt8>) {
    base = text.startIndex
    byteCount = text.count
    guard text.contains(where: { $0 >= 0x80 }) else {
      offsets = nil
      return
    }
    offsets = text.indices.filter { text[$0] & 0xC0 != 0x80 }.map { Int32($0) }
  }

  /// Returns the offset in the file of a character of the text.
  func offset(_ character: Int) -> Int32 {
    guard let offsets else { return Int32(base + max(0, min(character, byteCount))) }
    guard character < offsets.count else { return Int32(base + byteCount) }
    return offsets[max(0, character)]
  }
}
