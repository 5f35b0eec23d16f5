import InterfaceSource
import Testing

/// A file that is edited in several steps keeps track of its differences from the original.
@Suite struct EditedFileTests {
  private func edit(_ start: Int32, _ end: Int32, _ text: String) -> SourceEdit {
    SourceEdit(range: SourceRange(start: start, end: end), replacement: Array(text.utf8))
  }

  private func file(_ text: String) -> EditedFile {
    EditedFile(SourceFile(path: "a.txt", bytes: Array(text.utf8)))
  }

  private func apply(_ edits: [SourceEdit], to file: inout EditedFile) -> Bool {
    file.apply(edits)
  }

  @Test func successiveEditsAreRelativeToTheOriginal() {
    var file = file("0123456789")
    #expect(apply([edit(8, 9, ""), edit(2, 4, "abc")], to: &file))
    #expect(String(decoding: file.current.bytes, as: UTF8.self) == "01abc45679")
    // In the middle of an insertion, at its edge, and at the end.
    #expect(apply([edit(3, 4, "XY"), edit(5, 6, ""), edit(10, 10, "!")], to: &file))
    #expect(String(decoding: file.current.bytes, as: UTF8.self) == "01aXYc5679!")
    #expect(
      file.edits == [edit(2, 5, "aXYc"), edit(8, 9, ""), edit(10, 10, "!")])
    #expect(file.original.applying(file.edits)?.bytes == file.current.bytes)
  }

  @Test func revertedEditsAreRemoved() {
    var file = file("abc")
    #expect(file.edits.isEmpty)
    #expect(apply([edit(1, 2, "x")], to: &file))
    #expect(apply([edit(1, 2, "b")], to: &file))
    #expect(file.edits.isEmpty)
  }

  @Test func invalidEditsChangeNothing() {
    var file = file("abc")
    #expect(!apply([edit(0, 2, "x"), edit(1, 3, "y")], to: &file))
    #expect(!apply([edit(2, 9, "x")], to: &file))
    #expect(file.edits.isEmpty && file.current.bytes == file.original.bytes)
  }
}
