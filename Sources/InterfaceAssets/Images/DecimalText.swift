/// Parses numbers in the decimal grammar of documents.
enum DecimalText {
  /// Returns the finite number that a text represents in decimal digits with an optional sign,
  /// point and exponent, or `nil` for anything else, such as `nan` or `0x1p3`.
  static func number(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.eE".utf8.contains($0)
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
