/// A reference in character data or values: `&amp;`, `&#10;`, `&#xA;`.
struct CharacterReference {
  /// The referenced character.
  var scalar: Unicode.Scalar
  /// The offset after its `;`.
  var end: Int

  /// Reads the reference whose `&` is at an offset, or returns `nil` if it does not refer to a
  /// predefined entity or to a character that XML allows, or is longer than any of these can be.
  init?(_ bytes: Bytes, at start: Int) {
    let limit = min(start + 12, bytes.count)
    guard let end = bytes.offset(of: UInt8(ascii: ";"), from: start, to: limit),
      let scalar = Self.scalar(bytes, start + 1..<end)
    else { return nil }
    self.scalar = scalar
    self.end = end + 1
  }

  private static func scalar(_ bytes: Bytes, _ name: Range<Int>) -> Unicode.Scalar? {
    guard bytes.byte(at: name.lowerBound) != UInt8(ascii: "#") else {
      let isHexadecimal = bytes.byte(at: name.lowerBound + 1) == UInt8(ascii: "x")
      return number(
        bytes, name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    }
    switch bytes.word(at: name.lowerBound).firstBytes(min(name.count, 7)) {
    case 0x70_6D61: return "&"
    case 0x746C: return "<"
    case 0x7467: return ">"
    case 0x746F_7571: return "\""
    case 0x736F_7061: return "'"
    default: return nil
    }
  }

  private static func number(
    _ bytes: Bytes, _ digits: Range<Int>, radix: UInt32
  ) -> Unicode.Scalar? {
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for index in digits {
      guard let digit = bytes[index].hexadecimalDigit, digit < radix else { return nil }
      number = number &* radix &+ digit
      guard number <= 0x10FFFF else { return nil }
    }
    let isAllowed =
      number >= 0x20
      ? number != 0xFFFE && number != 0xFFFF : number == 0x09 || number == 0x0A || number == 0x0D
    return isAllowed ? Unicode.Scalar(number) : nil
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit of either case, or `nil` for other bytes.
  fileprivate var hexadecimalDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
