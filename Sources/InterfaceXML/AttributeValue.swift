/// The value of an attribute, decoded from the bytes between its quotes.
enum AttributeValue {
  /// Returns whether the value differs from its bytes because of references or white space that
  /// becomes a space.
  static func isEscaped(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == UInt8(ascii: "&") || $0 < 0x20 }
  }

  /// Returns the value with references replaced and white space normalized (XML 1.0, section
  /// 3.3.3).
  static func decoded(_ bytes: Bytes, _ range: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let semicolon = bytes.offset(of: UInt8(ascii: ";"), from: index, to: range.upperBound)
      {
        result += replacement(bytes.text(index + 1..<semicolon))
        index = semicolon + 1
      } else if byte == 0x0D || byte == 0x0A || byte == 0x09 {
        let isPair = byte == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
        result.append(0x20)
        index += isPair ? 2 : 1
      } else {
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the bytes that replace a reference; an unknown entity is replaced by nothing.
  private static func replacement(_ name: String) -> [UInt8] {
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [0x22]
    case "apos": return [0x27]
    default: break
    }
    guard name.hasPrefix("#") else { return [] }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, let scalar = Unicode.Scalar(number) else { return [] }
    return Array(String(Character(scalar)).utf8)
  }
}
