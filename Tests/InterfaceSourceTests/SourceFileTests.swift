import InterfaceSource
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (3, 2, 1), (4, 2, 2), (6, 2, 4), (99, 3, 1),
  ])
  func locationCountsBytes(offset: Int32, line: Int, column: Int) {
    let file = SourceFile(path: "a", bytes: Array("ab\né\u{20}\n".utf8))
    #expect(file.location(of: offset) == SourcePosition(line: line, column: column))
  }
}
