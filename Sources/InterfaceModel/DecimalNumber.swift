/// The numbers of the format: decimal, finite, `[+-]digits[.digits][e[+-]digits]`.
package enum DecimalNumber {
  /// Parses a number, and returns `nil` for other texts, such as `nan`, `infinity`, `0x1p3` or an
  /// overflow.
  package static func parse(_ text: String) -> Double? {
    parse(text.utf8.span)
  }

  /// Parses a number, and returns `nil` for other texts, such as `nan`, `infinity`, `0x1p3` or an
  /// overflow.
  package static func parse(_ text: Substring) -> Double? {
    parse(String(text))
  }

  /// Parses a number from UTF-8 bytes, and returns `nil` for other texts.
  package static func parse(_ bytes: Span<UInt8>) -> Double? {
    var number = Number()
    for index in bytes.indices {
      guard number.consume(bytes[index]) else { return nil }
    }
    guard number.isWhole else { return nil }
    if let value = number.exactValue { return value }
    let text = String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for index in bytes.indices { buffer.initializeElement(at: index, to: bytes[index]) }
      return bytes.count
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The state of parsing a number.
  private struct Number {
    private enum State {
      case sign, integer, fraction, exponentSign, exponentStart, exponent
    }

    private var state = State.sign
    private var isNegative = false
    /// The number of digits so far, including leading zeros and those after the decimal point.
    private var digits = 0
    private var fractionDigits = 0
    private var mantissa: UInt64 = 0

    /// Processes the next byte, and returns `false` if it cannot continue a number.
    mutating func consume(_ byte: UInt8) -> Bool {
      switch (state, byte) {
      case (.sign, UInt8(ascii: "0")...UInt8(ascii: "9")),
        (.integer, UInt8(ascii: "0")...UInt8(ascii: "9")):
        state = .integer
        consume(digit: byte)
      case (.fraction, UInt8(ascii: "0")...UInt8(ascii: "9")):
        fractionDigits += 1
        consume(digit: byte)
      case (.sign, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): state = .fraction
      case (.sign, UInt8(ascii: "+")): state = .integer
      case (.sign, UInt8(ascii: "-")):
        state = .integer
        isNegative = true
      case (.integer, UInt8(ascii: "e")), (.integer, UInt8(ascii: "E")),
        (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
        guard digits > 0 else { return false }
        state = .exponentSign
      case (.exponentSign, UInt8(ascii: "+")), (.exponentSign, UInt8(ascii: "-")):
        state = .exponentStart
      case (.exponentSign, UInt8(ascii: "0")...UInt8(ascii: "9")),
        (.exponentStart, UInt8(ascii: "0")...UInt8(ascii: "9")),
        (.exponent, UInt8(ascii: "0")...UInt8(ascii: "9")):
        state = .exponent
      default: return false
      }
      return true
    }

    private mutating func consume(digit: UInt8) {
      digits += 1
      guard digits <= 15 else { return }
      mantissa = mantissa * 10 + UInt64(digit - UInt8(ascii: "0"))
    }

    /// Whether the bytes so far are a complete number.
    var isWhole: Bool { digits > 0 && state != .exponentSign && state != .exponentStart }

    /// Returns the value if it takes at most one rounding, or `nil` if the standard library has to
    /// parse the text.
    ///
    /// A number of 15 digits and a power of ten below 10²² are exact, so that their quotient is the
    /// nearest number.
    var exactValue: Double? {
      guard digits <= 15, state == .integer || state == .fraction else { return nil }
      let value = Double(mantissa) / DecimalNumber.powersOfTen[fractionDigits]
      return isNegative ? -value : value
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
