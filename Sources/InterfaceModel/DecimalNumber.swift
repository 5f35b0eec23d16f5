/// The numbers of the format: decimal, finite, `[+-]digits[.digits][e[+-]digits]`.
package enum DecimalNumber {
  /// Reads a number; nil for anything else, such as `nan`, `infinity`, `0x1p3` or an overflow.
  package static func parse(_ text: some StringProtocol) -> Double? {
    var digits = 0
    var state = State.sign
    for byte in text.utf8 {
      switch (state, byte) {
      case (.sign, UInt8(ascii: "+")), (.sign, UInt8(ascii: "-")): state = .integer
      case (.sign, UInt8(ascii: "0")...UInt8(ascii: "9")),
        (.integer, UInt8(ascii: "0")...UInt8(ascii: "9")):
        state = .integer
        digits += 1
      case (.sign, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): state = .fraction
      case (.fraction, UInt8(ascii: "0")...UInt8(ascii: "9")): digits += 1
      case (.integer, UInt8(ascii: "e")), (.integer, UInt8(ascii: "E")),
        (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
        guard digits > 0 else { return nil }
        state = .exponentSign
      case (.exponentSign, UInt8(ascii: "+")), (.exponentSign, UInt8(ascii: "-")):
        state = .exponentStart
      case (.exponentSign, UInt8(ascii: "0")...UInt8(ascii: "9")),
        (.exponentStart, UInt8(ascii: "0")...UInt8(ascii: "9")),
        (.exponent, UInt8(ascii: "0")...UInt8(ascii: "9")):
        state = .exponent
      default: return nil
      }
    }
    guard digits > 0, state != .exponentSign, state != .exponentStart,
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  private enum State {
    case sign, integer, fraction, exponentSign, exponentStart, exponent
  }
}
