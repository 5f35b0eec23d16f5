import InterfaceSource
import Testing

@Suite struct DigestTests {
  /// The expected values are the output of `xxh128sum`.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func digestsEqualTheReferenceTool(text: String, digits: String) {
    #expect(Digest(of: Array(text.utf8)).description == "xxh128:" + digits)
  }

  @Test func differentBytesHaveDifferentDigests() {
    #expect(Digest(of: [0]) != Digest(of: [0, 0]))
    #expect(Digest(of: Array("abc".utf8)) == Digest(of: Array("abc".utf8)))
  }
}
