/// A start tag as in the file's bytes.
///
/// It is read without regard to well-formedness, so that the parts of a broken tag have names too.
struct RawTag {
  /// One attribute of a tag: offsets in the file.
  struct Attribute {
    /// The attribute's name.
    var name: Range<Int>
    /// The bytes between the quotes.
    var value: Range<Int>
  }

  /// The element's name.
  var name: Range<Int>
  /// The attributes, as far as they can be distinguished.
  var attributes: [Attribute] = []
  /// The offset after `>`, or the offset at which the tag becomes invalid.
  var end: Int

  /// Reads the tag whose `<` is at `start`, up to `limit` attributes.
  init(in bytes: Bytes, at start: Int, limit: Int = .max) {
    var index = start + 1
    while index < bytes.count, !bytes[index].endsName { index += 1 }
    name = start + 1..<index
    while attributes.count < limit {
      index = bytes.skippingWhite(from: index)
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">"),
        bytes[index] != UInt8(ascii: "<")
      else { break }
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let nameStart = index
      while index < bytes.count, !bytes[index].endsName { index += 1 }
      let name = nameStart..<index
      index = bytes.skippingWhite(from: index)
      guard index < bytes.count, bytes[index] == UInt8(ascii: "="), !name.isEmpty else { break }
      index = bytes.skippingWhite(from: index + 1)
      guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27,
        let close = bytes.offset(of: bytes[index], from: index + 1)
      else { break }
      attributes.append(Attribute(name: name, value: index + 1..<close))
      index = close + 1
    }
    end = index < bytes.count && bytes[index] == UInt8(ascii: ">") ? index + 1 : index
  }
}

extension UInt8 {
  /// Whether the byte cannot continue a name.
  fileprivate var endsName: Bool {
    isWhite || self == UInt8(ascii: "=") || self == UInt8(ascii: "/") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "<") || self == 0x22 || self == 0x27
  }
}
