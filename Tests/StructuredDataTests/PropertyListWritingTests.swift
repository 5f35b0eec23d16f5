import Foundation
import StructuredData
import Testing

/// Written property lists, as Foundation reads them.
@Suite struct PropertyListWritingTests {
  private static let tree = PropertyListTree.dictionary([
    .init(
      "texts", .array([.string(""), .string("a<b>&\"'"), .string("é😀\n"), .string("e\u{301}")])),
    .init(
      "numbers",
      .array([.integer(0), .integer(255), .integer(256), .integer(70_000), .integer(-3)])),
    .init("more", .array([.real(0.5), .real(750), .bool(true), .bool(false), .integer(1 << 40)])),
    .init("empty", .dictionary([.init("a", .array([])), .init("b", .dictionary([]))])),
    .init("many", .array((0..<300).map { .string("text \($0)") })),
  ])

  private static var expected: NSDictionary {
    [
      "texts": ["", "a<b>&\"'", "é😀\n", "e\u{301}"], "numbers": [0, 255, 256, 70_000, -3],
      "more": [0.5, 750.0, true, false, 1 << 40] as [Any],
      "empty": ["a": [Any](), "b": [String: Any]()] as [String: Any],
      "many": (0..<300).map { "text \($0)" },
    ]
  }

  @Test func foundationReadsBothFormats() throws {
    for bytes in [
      XMLPropertyListWriter.bytes(Self.tree), BinaryPropertyListWriter.bytes(Self.tree),
    ] {
      let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      #expect(read as? NSDictionary == Self.expected)
    }
  }

  @Test func xmlLayoutEqualsApplesWriter() {
    let tree = PropertyListTree.dictionary([
      .init("a & b", .array([.string("<c>"), .real(250), .bool(true)])),
      .init("d", .dictionary([])),
    ])
    #expect(
      String(decoding: XMLPropertyListWriter.bytes(tree), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a &amp; b</key>
        \t<array>
        \t\t<string>&lt;c&gt;</string>
        \t\t<real>250</real>
        \t\t<true/>
        \t</array>
        \t<key>d</key>
        \t<dict/>
        </dict>
        </plist>

        """)
  }

  @Test func charactersInvalidInXMLAreReplaced() throws {
    let bytes = XMLPropertyListWriter.bytes(.string("a\u{1B}b\u{0}c\rd"))
    let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    #expect(read as? String == "a\u{FFFD}b\u{FFFD}c\rd")
  }
}
