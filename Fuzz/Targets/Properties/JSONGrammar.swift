/// A validator of JSON texts as RFC 8259 defines them, without extensions.
struct JSONGrammar {
  private var rest: ArraySlice<UInt8>

  /// Whether UTF-8 bytes conform to the grammar.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var grammar = JSONGrammar(rest: bytes[...])
    return grammar.takeValue() && grammar.rest.isEmpty
  }

  /// Consumes a value and the whitespace around it.
  private mutating func takeValue() -> Bool {
    takeBlanks()
    defer { takeBlanks() }
    switch rest.first {
    case UInt8(ascii: "{"):
      return takeList("}") { $0.takeBlanksAndString() && $0.take(":") && $0.takeValue() }
    case UInt8(ascii: "["): return takeList("]") { $0.takeValue() }
    case UInt8(ascii: "\""): return takeString()
    case UInt8(ascii: "t"): return take("true")
    case UInt8(ascii: "f"): return take("false")
    case UInt8(ascii: "n"): return take("null")
    default: return takeNumber()
    }
  }

  private mutating func takeList(
    _ end: String, _ takeElement: (inout JSONGrammar) -> Bool
  ) -> Bool {
    rest.removeFirst()
    takeBlanks()
    if take(end) { return true }
    repeat {
      guard takeElement(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func takeBlanksAndString() -> Bool {
    takeBlanks()
    guard takeString() else { return false }
    takeBlanks()
    return true
  }

  private mutating func takeString() -> Bool {
    guard take("\"") else { return false }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let escape = rest.popFirst() else { return false }
        if escape == UInt8(ascii: "u") {
          let digits = rest.prefix(4)
          guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
          else { return false }
          rest = rest.dropFirst(4)
        } else if !"\"\\/bfnrt".utf8.contains(escape) {
          return false
        }
      default: break
      }
    }
    return false
  }

  private mutating func takeNumber() -> Bool {
    _ = take("-")
    if !take("0") {
      guard let first = rest.first, first != UInt8(ascii: "0"), takeDigits() else { return false }
    }
    if take("."), !takeDigits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return takeDigits()
    }
    return true
  }

  private mutating func takeDigits() -> Bool {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func takeBlanks() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
