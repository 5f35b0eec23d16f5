import InterfaceSource
import StructuredData
import Testing

/// Property lists in the old text form, in which Xcode saves projects.
@Suite struct OpenStepPropertyListTests {
  private func root(_ text: String) -> StructuredValue? {
    StructuredDocument(openStep: SourceFile(path: "project.pbxproj", bytes: Array(text.utf8))).root
  }

  @Test func dictionariesArraysAndTextsAreRead() {
    let value = root(
      """
      // !$*UTF8*$!
      {
        objects = { /* all */
          A1 /* Home.xib */ = {isa = PBXFileReference; path = "a \\"b\\"\\n.xib"; };
        };
        list = (one, "two three", ( ), <0fbd 77>,);
      }
      """)
    #expect(value?["objects"]?["A1"]?["isa"]?.string == "PBXFileReference")
    #expect(value?["objects"]?["A1"]?["path"]?.string == "a \"b\"\n.xib")
    #expect(value?["list"]?.array?.map(\.string) == ["one", "two three", nil, nil])
    #expect(value?["list"]?.array?[3].content == .data(count: 3))
  }

  @Test(arguments: [
    "", "{", "{ a = 1 }", "{ a = ; }", "{ a 1; }", "( a b )", "{ a = \"b; }", "{} x",
    "{ a = <00; }",
    "/*", "{ a = 1; /* }",
  ]) func malformedListsHaveNoRoot(_ text: String) { #expect(root(text) == nil) }

  @Test func nestingIsLimited() {
    #expect(root(String(repeating: "(", count: 60) + String(repeating: ")", count: 60)) != nil)
    let deep = 100_000
    #expect(root(String(repeating: "(", count: deep) + String(repeating: ")", count: deep)) == nil)
  }
}
