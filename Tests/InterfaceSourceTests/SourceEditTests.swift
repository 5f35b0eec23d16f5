import InterfaceSource
import Testing

@Suite struct SourceEditTests {
  private let file = SourceFile(path: "a", bytes: Array("<a b=\"c\"/>".utf8))

  private func range(_ start: Int32, _ end: Int32) -> SourceRange {
    SourceRange(start: start, end: end)
  }

  private func text(_ edits: [SourceEdit]) -> String? {
    file.applying(edits).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func valuesOfAttributesAreEscapedForBothQuotationMarks() {
    let edit = SourceEdit.attributeValue(at: range(6, 7), "a&b<c>\"'\n\té")
    #expect(text([edit]) == "<a b=\"a&amp;b&lt;c&gt;&quot;&apos;&#10;&#9;é\"/>")
  }

  @Test func editsReferToTheOriginalFile() {
    let edits = [
      SourceEdit(range: range(6, 7), replacement: Array("long".utf8)),
      SourceEdit(range: range(1, 2), replacement: Array("name".utf8)),
      SourceEdit(range: range(8, 8), replacement: Array(" c=\"\"".utf8)),
    ]
    #expect(text(edits) == "<name b=\"long\" c=\"\"/>")
    #expect(text([]) == "<a b=\"c\"/>")
  }

  @Test(arguments: [
    [(2, 4), (3, 5)], [(9, 11)], [(-1, 2)], [(4, 3)],
  ])
  func overlappingAndOutOfRangeEditsAreRejected(ranges: [(Int32, Int32)]) {
    #expect(text(ranges.map { SourceEdit(range: range($0.0, $0.1), replacement: []) }) == nil)
  }
}
