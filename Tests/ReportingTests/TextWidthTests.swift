import Testing

@testable import Reporting

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("name", 4), ("größer", 6), ("e\u{301}te\u{301}", 3), ("設定", 4), ("한글", 4),
    ("👍", 2), ("❤\u{FE0F}", 2), ("a…", 2),
  ])
  func columns(text: String, expected: Int) {
    #expect(TextWidth.columns(text) == expected)
  }

  @Test func columnsOfTablesAreAligned() {
    let text = TextColumns.aligned([["größer", "1"], ["設定", "2"], ["plain", "3"]])
    #expect(text == "größer  1\n設定    2\nplain   3\n")
    #expect(
      TextColumns.table([("é", "x"), ("bb", "y")], alignedWith: ["é", "bb", "four"])
        == "  é     x\n  bb    y\n")
  }
}
