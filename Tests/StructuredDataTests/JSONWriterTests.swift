import StructuredData
import Testing

@Suite struct JSONWriterTests {
  @Test func laysOutInlineAndOnLines() {
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.member("a", 1)
      member.key("b")
      member.array(.lines) { element in
        element.object { member in
          member.member("c", "d")
          member.member("e", nil)
        }
        element.array { element in
          element.value(1.5)
          element.value(true)
          element.null()
        }
      }
      member.key("empty")
      member.object(.lines) { _ in }
    }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "a": 1,
          "b": [
            {"c": "d", "e": null},
            [1.5, true, null]
          ],
          "empty": {}
        }
        """)
  }

  @Test func controlCharactersAndQuotesAreEscaped() {
    var writer = JSONWriter()
    writer.value("\"\\\n\r\t\u{0}\u{1F}\u{7F}é\u{1F600}")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #""\"\\\n\r\t\u0000\u001f\u007fé"# + "\u{1F600}\"")
  }
}
