/// The interpretation of scalars without quotes by the core schema of YAML 1.2.
///
/// `yes`, `no`, `on` and `off`, which were Boolean values in YAML 1.1, are texts; so are `.inf` and
/// `.nan`, since every number of a configuration is finite.
///
/// Source: YAML 1.2.2, §10.3.2.
enum YAMLScalar {
  /// Returns the value, or `nil` for a number that no finite `Double` approximates.
  static func content(_ text: String) -> StructuredValue.Content? {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    let bytes = Array(text.utf8)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
      let digits = String(text.dropFirst(2))
      let radix: Int? =
        switch bytes[1] {
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "x"): 16
        default: nil
        }
      if let radix, digits.utf8.allSatisfy({ isDigit($0, radix) }) {
        return Int(digits, radix: radix).map { .number(Double($0)) }
      }
    }
    guard isDecimal(bytes) else { return .string(text) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }

  /// Returns whether the bytes are
  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isDecimal(_ bytes: [UInt8]) -> Bool {
    var index = 0
    func at(_ characters: String) -> Bool {
      index < bytes.count && characters.utf8.contains(bytes[index])
    }
    func digits() -> Int {
      let start = index
      while index < bytes.count, isDigit(bytes[index], 10) { index += 1 }
      return index - start
    }
    if at("+-") { index += 1 }
    var count = digits()
    if at(".") {
      index += 1
      count += digits()
    }
    guard count > 0 else { return false }
    if at("eE") {
      index += 1
      if at("+-") { index += 1 }
      guard digits() > 0 else { return false }
    }
    return index == bytes.count
  }

  private static func isDigit(_ byte: UInt8, _ radix: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) < radix
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}
