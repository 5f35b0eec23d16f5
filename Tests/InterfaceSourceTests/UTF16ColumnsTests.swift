import InterfaceSource
import Testing

@Suite struct UTF16ColumnsTests {
  /// Compared with the standard library's count, at the start of every character of lines that end on either side of a
  /// block boundary.
  @Test(arguments: [0, 1, 1_019, 1_020, 1_021, 1_022, 1_023, 1_024, 3_000])
  func columnsEqualUTF16CountsOfStrings(length: Int) {
    let line = String(repeating: "é", count: length / 2) + "a€😀\u{301}b"
    let text = line + "\n" + line + "\r\n😀"
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let columns = UTF16Columns(file)
    let lines = LineTable(file)
    var start = text.unicodeScalars.startIndex
    for index in text.unicodeScalars.indices + [text.unicodeScalars.endIndex] {
      let offset = Int32(text.utf8.distance(from: text.startIndex, to: index))
      let location = lines.location(of: offset)
      if location.column == 1 { start = index }
      let expected = text.utf16.distance(from: start, to: index) + 1
      #expect(columns.column(of: offset, bytes: location.column) == expected)
    }
  }

  @Test func invalidUTF8HasValidColumns() {
    let file = SourceFile(path: "a", bytes: [0x80, 0xFF, 0x0A, 0xF0, 0x41, 0xBF])
    let columns = UTF16Columns(file)
    let lines = LineTable(file)
    for offset in Int32(-1)...9 {
      let location = lines.location(of: offset)
      #expect(columns.column(of: offset, bytes: location.column) >= 1)
    }
  }
}
