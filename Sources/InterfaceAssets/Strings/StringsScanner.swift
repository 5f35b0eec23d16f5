import InterfaceSource

/// Reads `key = "text";` entries with comments and escapes.
struct StringsScanner {
  private(set) var entries: [StringsTable.Entry] = []
  /// The findings in the text, limited to the first ones.
  var diagnostics: [Diagnostic] { findings.diagnostics }

  private var findings = FindingList(limit: FindingList.standardLimit)
  private let bytes: [UInt8]
  private var offset: Int
  private var firstRanges: [String: SourceRange] = [:]

  /// Creates a scanner for a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads all entries to the end of the text.
  mutating func readEntries() {
    skipBlanks()
    let hasBraces = consume("{")
    while true {
      skipBlanks()
      guard let byte = next else { return }
      if hasBraces, byte == UInt8(ascii: "}") { return }
      if !readEntry() { skipPastSemicolon() }
    }
  }

  private mutating func readEntry() -> Bool {
    guard let key = readText() else { return expected("a key") }
    skipBlanks()
    var value = key
    if consume("=") {
      skipBlanks()
      guard let text = readText() else { return expected("a value") }
      value = text
    }
    skipBlanks()
    guard consume(";") else { return expected("\";\"") }
    if let first = firstRanges[key.text] {
      findings.append(.stringsDuplicateKey(key.range, key.text, first: first))
    } else {
      firstRanges[key.text] = key.range
    }
    entries.append(
      StringsTable.Entry(
        key: key.text, value: value.text, keyRange: key.range, valueRange: value.range))
    return true
  }

  /// Reports unexpected text at the current offset and returns `false`.
  private mutating func expected(_ what: String) -> Bool {
    let range = SourceRange(start: Int32(offset), end: Int32(min(offset + 1, bytes.count)))
    findings.append(.stringsSyntax(range, "expected \(what)"))
    return false
  }

  private mutating func skipPastSemicolon() {
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: ";") { return }
    }
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Skips whitespace and both kinds of comments.
  private mutating func skipBlanks() {
    let reader = ByteReader(bytes)
    while let byte = next {
      if byte <= 0x20 {
        offset += 1
      } else if reader.has("//", at: offset) {
        while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if reader.has("/*", at: offset) {
        if let end = reader.firstOffset(of: "*/", from: offset + 2) {
          offset = end + 2
        } else {
          let range = SourceRange(start: Int32(offset), end: Int32(offset + 2))
          findings.append(.stringsSyntax(range, "the comment is not closed"))
          offset = bytes.count
        }
      } else {
        return
      }
    }
  }

  // MARK: Texts

  private mutating func readText() -> (text: String, range: SourceRange)? {
    guard let quote = next else { return nil }
    let start = offset
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    guard let text = isQuoted ? readQuoted(quote) : readWord() else { return nil }
    return (text, SourceRange(start: Int32(start), end: Int32(offset)))
  }

  /// Reads a text without quotes: letters, digits and a few punctuation characters.
  private mutating func readWord() -> String? {
    let start = offset
    while let byte = next,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "_$/:.-".utf8.contains(byte)
    {
      offset += 1
    }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private mutating func readQuoted(_ quote: UInt8) -> String? {
    offset += 1
    var units: [UInt16] = []
    var plainStart = offset
    while let byte = next, byte != quote {
      offset += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      units += String(decoding: bytes[plainStart..<offset - 1], as: UTF8.self).utf16
      units += readEscape()
      plainStart = offset
    }
    units += String(decoding: bytes[plainStart..<offset], as: UTF8.self).utf16
    guard consume(Unicode.Scalar(quote)) else { return nil }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the UTF-16 code units of the escape after a backslash.
  private mutating func readEscape() -> [UInt16] {
    guard let byte = next else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return readDigits(atMost: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return readDigits(atMost: 3, radix: 8)
    default:
      // The byte represents itself, together with the bytes that complete its character.
      offset -= 1
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let end = min(offset + length, bytes.count)
      defer { offset = end }
      return Array(String(decoding: bytes[offset..<end], as: UTF8.self).utf16)
    }
  }

  private mutating func readDigits(atMost count: Int, radix: Int) -> [UInt16] {
    let digits = bytes[offset...].prefix(count).prefix {
      Int(String(UnicodeScalar($0)), radix: radix) != nil
    }
    offset += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: radix).map { [$0] } ?? []
  }
}

extension Diagnostic {
  fileprivate static func stringsSyntax(_ range: SourceRange, _ message: String) -> Diagnostic {
    Diagnostic(
      .stringsSyntax, at: range,
      message: message)
  }

  fileprivate static func stringsDuplicateKey(
    _ range: SourceRange, _ key: String, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stringsDuplicateKey, at: range,
      message: "\"\(key)\" occurs twice; the last one is used",
      notes: [Note("the first one is here", range: first)])
  }
}
