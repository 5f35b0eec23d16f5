extension ImageHeader {
  /// Reads an SVG header: the root element's width and height or, if one is missing or a
  /// percentage, the view box.
  static func svg(_ reader: ByteReader) -> ImageHeader? {
    guard let tag = rootTag(reader) else { return nil }
    let box = (tag["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isWhitespace }
      .compactMap { DecimalText.number(String($0)) }
    let viewBox = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
    switch (tag["width"].flatMap(points), tag["height"].flatMap(points), viewBox) {
    case (let width?, let height?, _):
      return ImageHeader(format: .svg, width: width, height: height)
    case (let width?, nil, let box?):
      return ImageHeader(format: .svg, width: width, height: width * box.1 / box.0)
    case (nil, let height?, let box?):
      return ImageHeader(format: .svg, width: height * box.0 / box.1, height: height)
    case (nil, nil, let box?):
      return ImageHeader(format: .svg, width: box.0, height: box.1)
    default:
      return nil
    }
  }

  /// Returns the attributes of the root element if it is an `svg`.
  private static func rootTag(_ reader: ByteReader) -> [String: String]? {
    var offset = reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let byte = reader[offset] {
      if reader.has("<!--", at: offset) {
        guard let end = reader.firstOffset(of: "-->", from: offset + 4) else { return nil }
        offset = end + 3
      } else if reader.has("<?", at: offset) {
        guard let end = reader.firstOffset(of: "?>", from: offset + 2) else { return nil }
        offset = end + 2
      } else if reader.has("<!DOCTYPE", at: offset) {
        guard let end = endOfDocumentType(reader, from: offset) else { return nil }
        offset = end
      } else if byte == UInt8(ascii: "<") {
        return attributes(of: reader.bytes[(offset + 1)...])
      } else if isBlank(byte) {
        offset += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the offset after a document type and its internal subset.
  private static func endOfDocumentType(_ reader: ByteReader, from start: Int) -> Int? {
    var depth = 0
    var offset = start
    while let byte = reader[offset] {
      offset += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return offset
      default: break
      }
    }
    return nil
  }

  private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String]? {
    var remaining = tag
    let name = readName(&remaining)
    guard name == "svg" || name.hasSuffix(":svg") else { return nil }
    var attributes: [String: String] = [:]
    while true {
      remaining = remaining.drop(while: isBlank)
      guard let first = remaining.first else { return nil }
      if first == UInt8(ascii: ">") || first == UInt8(ascii: "/") { return attributes }
      let name = readName(&remaining)
      remaining = remaining.drop(while: isBlank)
      guard !name.isEmpty, remaining.popFirst() == UInt8(ascii: "=") else { return nil }
      remaining = remaining.drop(while: isBlank)
      guard let quote = remaining.popFirst(),
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = remaining.firstIndex(of: quote)
      else { return nil }
      attributes[name] = String(decoding: remaining[..<end], as: UTF8.self)
      remaining = remaining[(end + 1)...]
    }
  }

  private static func readName(_ remaining: inout ArraySlice<UInt8>) -> String {
    let name = remaining.prefix { !isBlank($0) && !"=>/\"'<".utf8.contains($0) }
    remaining = remaining.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns a length in points, of which CSS has 96 to the inch, or `nil` for percentages.
  private static func points(_ length: String) -> Double? {
    let text = length.drop(while: \.isWhitespace)
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    guard let number = DecimalText.number(String(digits)) else { return nil }
    let unit = text.dropFirst(digits.count).filter { !$0.isWhitespace }
    let perUnit: [String: Double] = [
      "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    ]
    return perUnit[unit.lowercased()].map { $0 * number }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x09, 0x0A, 0x0D, 0x20].contains(byte)
  }
}
