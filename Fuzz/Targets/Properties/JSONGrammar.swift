/// A validator of JSON texts as RFC 8259 defines them, without extensions.
struct JSONGrammar {
  private var remaining: ArraySlice<UInt8>

  /// Whether UTF-8 bytes conform to the grammar.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var grammar = JSONGrammar(remaining: bytes[...])
    return grammar.consumeValue() && grammar.remaining.isEmpty
  }

  /// Consumes a value and the whitespace around it.
  private mutating func consumeValue() -> Bool {
    consumeBlanks()
    defer { consumeBlanks() }
    switch remaining.first {
    case UInt8(ascii: "{"):
      return consumeList("}") {
        $0.consumeBlanksAndString() && $0.consume(":") && $0.consumeValue()
      }
    case UInt8(ascii: "["): return consumeList("]") { $0.consumeValue() }
    case UInt8(ascii: "\""): return consumeString()
    case UInt8(ascii: "t"): return consume("true")
    case UInt8(ascii: "f"): return consume("false")
    case UInt8(ascii: "n"): return consume("null")
    default: return consumeNumber()
    }
  }

  private mutating func consumeList(
    _ end: String, _ consumeElement: (inout JSONGrammar) -> Bool
  ) -> Bool {
    remaining.removeFirst()
    consumeBlanks()
    if consume(end) { return true }
    repeat {
      guard consumeElement(&self) else { return false }
    } while consume(",")
    return consume(end)
  }

  private mutating func consumeBlanksAndString() -> Bool {
    consumeBlanks()
    guard consumeString() else { return false }
    consumeBlanks()
    return true
  }

  private mutating func consumeString() -> Bool {
    guard consume("\"") else { return false }
    while let byte = remaining.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let escape = remaining.popFirst() else { return false }
        if escape == UInt8(ascii: "u") {
          let digits = remaining.prefix(4)
          guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
          else { return false }
          remaining = remaining.dropFirst(4)
        } else if !"\"\\/bfnrt".utf8.contains(escape) {
          return false
        }
      default: break
      }
    }
    return false
  }

  private mutating func consumeNumber() -> Bool {
    _ = consume("-")
    if !consume("0") {
      guard let first = remaining.first, first != UInt8(ascii: "0"), consumeDigits() else {
        return false
      }
    }
    if consume("."), !consumeDigits() { return false }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      return consumeDigits()
    }
    return true
  }

  private mutating func consumeDigits() -> Bool {
    let digits = remaining.prefix { (0x30...0x39).contains($0) }
    remaining = remaining.dropFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func consumeBlanks() {
    remaining = remaining.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func consume(_ text: String) -> Bool {
    guard remaining.starts(with: text.utf8) else { return false }
    remaining = remaining.dropFirst(text.utf8.count)
    return true
  }
}
