import Foundation
import Testing
import regenerate

@Suite struct GeneratedFilesTests {
  @Test func checkedInFilesAreUpToDate() throws {
    let top = URL(filePath: #filePath).appending(path: "../../..").standardized
    let vocabulary = try String(
      contentsOf: top.appending(path: "schemas/vocabulary.txt"), encoding: .utf8)
    let viewClasses = try String(
      contentsOf: top.appending(path: "schemas/view-classes.txt"), encoding: .utf8)
    for file in try GeneratedFile.all(vocabulary: vocabulary, viewClasses: viewClasses) {
      let found = try? String(contentsOf: top.appending(path: file.path), encoding: .utf8)
      #expect(found == file.text, "\(file.path) is out of date: run `swift run regenerate`")
    }
  }

  @Test(arguments: [
    ("attribute a strange", 1), ("\nelement a closed\n  attributes b", 2),
    ("element a shut", 1), ("attribute a bool\nattribute a bool", 2), ("text", 1),
    ("element a open nobody", 1),
  ])
  func vocabularyErrorsNameTheirLine(text: String, line: Int) {
    let fault = #expect(throws: VocabularyFault.self) {
      try GeneratedFile.all(vocabulary: text, viewClasses: "")
    }
    #expect(fault?.line == line)
  }

  @Test(arguments: [
    ("UIView - view - -\nUIView - view - -", 2), ("UIView - view some -", 1),
    ("UIView - view - -\n\nUILabel UIText label both text", 3),
    ("UIView - view - -\nUIView UIResponder window - -", 2), ("UIView - view - - button", 1),
    ("UIView - view - - nothing", 1),
  ])
  func classListErrorsNameTheirLine(text: String, line: Int) {
    let vocabulary = "group view\ngroup control\nelement button open view control"
    let fault = #expect(throws: VocabularyFault.self) {
      try GeneratedFile.all(vocabulary: vocabulary, viewClasses: text)
    }
    #expect(fault?.path == "schemas/view-classes.txt")
    #expect(fault?.line == line)
  }
}
