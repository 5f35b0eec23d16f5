/// The scanning of text outside of the root: the declaration before it, comments and white space on
/// both sides.
extension PlainXMLScanner {
  /// Skips a byte order mark and the XML declaration, and returns `false` if the latter is spelled
  /// unusually.
  mutating func skipDeclaration() -> Bool {
    index = bytes.hasPrefix("\u{FEFF}") ? 3 : 0
    guard bytes.hasPrefix("<?xml", at: index) else { return true }
    index += 5
    guard let version = skipPseudoAttribute("version"),
      bytes.hasPrefix("1.0", at: version.lowerBound),
      version.count == 3
    else { return false }
    if let encoding = skipPseudoAttribute("encoding") {
      let isUsual = bytes.hasPrefix("UTF-8", at: encoding.lowerBound) && encoding.count == 5
      guard isUsual || bytes.text(encoding).lowercased() == "utf-8" else { return false }
    }
    if let standalone = skipPseudoAttribute("standalone") {
      let value = bytes.text(standalone)
      guard value == "yes" || value == "no" else { return false }
    }
    index = bytes.skippingWhite(from: index)
    guard bytes.hasPrefix("?>", at: index) else { return false }
    index += 2
    return true
  }

  /// Skips ` name="value"`, and returns the bytes of the value, or `nil` if there is something
  /// else.
  private mutating func skipPseudoAttribute(_ name: StaticString) -> Range<Int>? {
    let nameStart = bytes.skippingWhite(from: index)
    guard nameStart > index, bytes.hasPrefix(name, at: nameStart) else { return nil }
    let open = nameStart + name.utf8CodeUnitCount + 1
    let quote = bytes.byte(at: open)
    guard bytes.byte(at: open - 1) == UInt8(ascii: "="), quote == 0x22 || quote == 0x27,
      let close = bytes.offset(of: quote, from: open + 1, to: min(open + 16, bytes.count))
    else { return nil }
    index = close + 1
    return open + 1..<close
  }

  /// Skips a document type that only names a file, which is not opened, and returns `false` for any
  /// other.
  mutating func skipDocumentType(ifAllowed isAllowed: Bool) -> Bool {
    guard bytes.hasPrefix("<!DOCTYPE", at: index) else { return true }
    index += 9
    let name = bytes.skippingWhite(from: index)
    guard isAllowed, name > index, bytes.byte(at: name).beginsPlainName else { return false }
    index = name
    while bytes.byte(at: index).isInPlainName { index += 1 }
    let identifier = bytes.skippingWhite(from: index)
    if identifier > index, bytes.hasPrefix("PUBLIC", at: identifier) {
      index = identifier + 6
      guard skipIdentifier(), skipIdentifier() else { return false }
    } else if identifier > index, bytes.hasPrefix("SYSTEM", at: identifier) {
      index = identifier + 6
      guard skipIdentifier() else { return false }
    }
    index = bytes.skippingWhite(from: index)
    guard bytes.byte(at: index) == UInt8(ascii: ">") else { return false }
    index += 1
    return true
  }

  /// Skips white space and an identifier in quotes, of characters that are valid in both kinds of
  /// identifiers.
  private mutating func skipIdentifier() -> Bool {
    let open = bytes.skippingWhite(from: index)
    let quote = bytes.byte(at: open)
    guard open > index, quote == 0x22 || quote == 0x27 else { return false }
    index = open + 1
    while bytes.byte(at: index).isInPlainName || bytes.byte(at: index).isInIdentifier {
      index += 1
    }
    guard bytes.byte(at: index) == quote else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments, and returns `false` at a malformed comment.
  mutating func skipMiscellany() -> Bool {
    while true {
      index = bytes.skippingWhite(from: index)
      guard bytes.hasPrefix("<!--", at: index) else { return true }
      guard skipComment() else { return false }
    }
  }

  /// Skips the comment at `index`, and returns `false` if there is none, or if it contains `--` or
  /// is not closed.
  mutating func skipComment() -> Bool {
    guard bytes.hasPrefix("<!--", at: index) else { return false }
    var start = index + 4
    while let hyphen = bytes.offset(of: UInt8(ascii: "-"), from: start) {
      if bytes.byte(at: hyphen + 1) == UInt8(ascii: "-") {
        index = hyphen + 3
        return bytes.byte(at: hyphen + 2) == UInt8(ascii: ">")
      }
      start = hyphen + 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is valid in an identifier of a document type, in addition to those that are
  /// valid in a name.
  fileprivate var isInIdentifier: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "+"): true
    default: false
    }
  }
}
