import InterfaceModel
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("8", 8), ("0.0", 0), ("-12.5", -12.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("1e3", 1000),
    ("43.666666666666664", 43.666666666666664), ("0.59999999999999998", 0.6),
    ("2.2250738585072014e-308", 2.2250738585072014e-308), ("123456789012345", 123456789012345),
    ("0.1", 0.1), ("0.000000000000001", 1e-15), ("9007199254740993", 9007199254740992),
    ("00000000000000000000001.5", 1.5), ("1E+2", 100), ("1.e-2", 0.01),
  ])
  func readsDecimals(text: String, value: Double) {
    #expect(DecimalNumber.parse(text) == value)
    #expect(DecimalNumber.parse(text) == Double(text))
  }

  @Test(arguments: [
    "", "-", ".", "e5", ".e5", "1e", "1e+", "nan", "infinity", "inf", "0x10", "1 ", " 1", "1,5",
    "1.2.3", "--1", "1e999", "٣",
  ])
  func rejectsAnythingElse(text: String) {
    #expect(DecimalNumber.parse(text) == nil)
  }

  @Test func agreesWithTheStandardLibraryOnAllShortDecimals() {
    for number in stride(from: -99_999, through: 99_999, by: 7) {
      for places in 0...5 {
        let digits = String(repeating: "0", count: places) + "\(abs(number))"
        let split = digits.index(digits.endIndex, offsetBy: -places)
        let text = (number < 0 ? "-" : "") + digits[..<split] + "." + digits[split...]
        #expect(DecimalNumber.parse(text) == Double(text))
      }
    }
  }
}
