import InterfaceSource
import Testing

@Suite struct SourceFileSearchTests {
  @Test(arguments: [
    ("", "a", false), ("a", "a", true), ("ba", "ab", false), ("aab", "ab", true),
    ("abcabd", "abd", true), ("abd", "abcabd", false), ("xxuserDxx", "userD", true),
    ("uuserD", "userD", true), ("userd", "userD", false), ("aXbaXc", "aXc", true),
  ])
  func textsAreFoundWhereTheyOccur(bytes: String, text: String, isThere: Bool) {
    let file = SourceFile(path: "a", bytes: Array(bytes.utf8))
    #expect(file.contains(text) == isThere)
  }
}
