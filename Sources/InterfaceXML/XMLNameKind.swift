/// What a name is to a scanner that does not read all of XML.
enum XMLNameKind: UInt8 {
  /// A name of ASCII letters, digits, `_`, `-` and `.`.
  case plain
  /// Anything else.
  case other

  /// The kind of the name in some bytes.
  init(_ bytes: Bytes, _ range: Range<Int>) {
    let isPlain =
      !range.isEmpty && bytes[range.lowerBound].beginsPlainName
      && bytes[range].allSatisfy(\.isInPlainName)
    self = isPlain && !bytes[range].elementsEqual("xmlns".utf8) ? .plain : .other
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII or `_`.
  var beginsPlainName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether the byte is a letter or digit of ASCII or one of `_`, `-` and `.`.
  var isInPlainName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsPlainName
    }
  }
}
