/// What a name is to a scanner that does not read all of XML.
enum XMLNameKind: UInt8 {
  /// A name of ASCII letters, digits, `_`, `-` and `.`, or two of them with a colon between.
  case plain
  /// `xmlns`, or such a name after `xmlns:`: as an attribute's name it declares a namespace.
  case declaration
  /// Anything else.
  case other

  /// The kind of the name in some bytes.
  init(_ bytes: Bytes, _ range: Range<Int>) {
    let parts = bytes[range].split(
      separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy {
      $0.first?.beginsPlainName == true && $0.allSatisfy(\.isInPlainName)
    }
    let isDeclaration = parts[0].elementsEqual("xmlns".utf8)
    let isReserved =
      parts.count > 1 && isDeclaration
      && ["xml", "xmlns"].contains { parts[1].elementsEqual($0.utf8) }
    self =
      !isPlain || parts.count > 2 || isReserved ? .other : isDeclaration ? .declaration : .plain
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
