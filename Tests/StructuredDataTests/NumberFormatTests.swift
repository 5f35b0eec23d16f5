import StructuredData
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (600, "600"), (20.5, "20.5"), (-0.25, "-0.25"),
    (43.666666666666664, "43.666666666666664"), (0.1 + 0.2, "0.30000000000000004"),
    (0.0001, "0.0001"), (0.00001, "0.00001"), (1.5e-7, "0.00000015"), (1e16, "10000000000000000"),
    (1.25e17, "125000000000000000"), (1e20, "100000000000000000000"), (1e22, "1e22"),
    (-1.5e300, "-1.5e300"), (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (.leastNonzeroMagnitude, "5e-324"), (.infinity, "0"), (.nan, "0"), (123456.789, "123456.789"),
  ])
  func spellsShortestRoundTrip(number: Double, text: String) {
    #expect(NumberFormat.text(number) == text)
    if number.isFinite { #expect(Double(NumberFormat.text(number)) == number) }
  }

  @Test func readsBackAsTheSameNumber() {
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<20_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let number = Double(bitPattern: state)
      guard number.isFinite else { continue }
      #expect(Double(NumberFormat.text(number)) == number)
    }
  }
}
