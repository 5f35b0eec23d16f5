/// The kind of a name for a scanner that does not read all of XML.
enum XMLNameKind: UInt8 {
  /// A name of ASCII letters, digits, `_`, `-` and `.`, or two of them separated by a colon.
  case plain
  /// `xmlns`, or such a name after `xmlns:`, which as an attribute's name declares a namespace.
  case declaration
  /// Anything else.
  case other

  /// Creates the kind of the name in a range of bytes.
  init(_ bytes: Bytes, _ range: Range<Int>) {
    let declares = bytes.hasPrefix("xmlns", at: range.lowerBound)
    var local = range.lowerBound
    if let colon = bytes.offset(of: UInt8(ascii: ":"), from: local, to: range.upperBound) {
      self = declares && colon == local + 5 ? .declaration : .plain
      guard Self.isPlain(bytes, from: local, to: colon) else {
        self = .other
        return
      }
      local = colon + 1
    } else {
      self = declares && range.count == 5 ? .declaration : .plain
    }
    // XML itself declares the prefixes `xml` and `xmlns`.
    let isReserved =
      self == .declaration && local > range.lowerBound && bytes.hasPrefix("xml", at: local)
      && (range.upperBound == local + 3 || bytes.hasPrefix("ns", at: local + 3))
    if isReserved || !Self.isPlain(bytes, from: local, to: range.upperBound) { self = .other }
  }

  /// Returns whether a range of bytes is a name without a colon.
  private static func isPlain(_ bytes: Bytes, from start: Int, to end: Int) -> Bool {
    guard start < end, bytes[start].beginsPlainName else { return false }
    var index = start + 1
    while index < end, bytes[index].isInPlainName { index += 1 }
    return index == end
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or `_`.
  var beginsPlainName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether the byte is an ASCII letter or digit or one of `_`, `-` and `.`.
  var isInPlainName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsPlainName
    }
  }
}
