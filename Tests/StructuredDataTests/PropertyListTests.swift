import Foundation
import InterfaceSource
import StructuredData
import Testing

/// Results are compared with Foundation's.
@Suite struct PropertyListTests {
  private func read(_ bytes: [UInt8]) -> StructuredDocument {
    StructuredDocument(propertyList: SourceFile(path: "Info.plist", bytes: bytes))
  }

  private static let sample: [String: any Sendable] = [
    "name": "Grüß \u{1F600}", "plain": "text", "count": 300, "negative": -7, "real": 1.5,
    "yes": true,
    "list": ["a", "b", ["c": "d"]] as [any Sendable], "empty": [String](), "data": Data([1, 2, 3]),
    "long": String(repeating: "x", count: 40),
  ]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `lists written by Foundation are read`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.sample, format: format, options: 0)
    let document = read(Array(data))
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document.root)
    #expect(root["name"]?.string == "Grüß \u{1F600}")
    #expect(root["plain"]?.string == "text")
    #expect(root["count"]?.number == 300)
    #expect(root["negative"]?.number == -7)
    #expect(root["real"]?.number == 1.5)
    #expect(root["yes"]?.bool == true)
    #expect(root["list"]?.array?.count == 3)
    #expect(root["list"]?.array?.last?["c"]?.string == "d")
    #expect(root["empty"]?.array?.isEmpty == true)
    #expect(root["data"]?.content == .data(count: 3))
    #expect(root["long"]?.string?.count == 40)
    #expect(root["none"] == nil)
  }

  @Test(arguments: [
    ("", "property-list-unreadable", 0), ("{ a = b; }", "property-list-unreadable", 0),
    ("bplist00", "property-list-corrupt", 8),
    ("<plist><dict><key>a</key></dict></plist>", "property-list-syntax", 13),
    ("<plist><dict><true/></dict></plist>", "property-list-syntax", 13),
    ("<plist><dict><key>a</key><strng/></dict></plist>", "property-list-syntax", 25),
    ("<plist><array><integer>x</integer></array></plist>", "property-list-syntax", 14),
    ("<plist/>", "property-list-syntax", 0),
    ("<plist><true/><true/></plist>", "property-list-syntax", 14),
    ("<plist><dict>", "truncated-file", 13),
    (
      "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
      "property-list-duplicate-key", 32
    ),
  ])
  func `errors have their positions`(text: String, id: String, offset: Int32) {
    let found = read(Array(text.utf8)).diagnostics
    #expect(found.map(\.id) == [id])
    #expect(found.first?.range.start == offset)
  }

  /// Forty arrays, each of which contains the next one twice, encode 2⁴⁰ values in 244 bytes.
  @Test func `values that are referred to many times are counted`() {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<40 {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    offsets.append(UInt8(bytes.count))
    bytes += [0x51, 0x61]
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [41, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    #expect(read(bytes).diagnostics.map(\.id) == ["property-list-too-large"])
  }

  @Test func `self-containing objects terminate`() {
    let bytes =
      Array("bplist00".utf8) + [0xA1, 0x00, 8] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(read(bytes).diagnostics.map(\.id) == ["property-list-too-large"])
  }

  @Test func `entities are not expanded`() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <plist><string>&b;&b;&b;&b;</string></plist>
      """
    let document = read(Array(text.utf8))
    #expect((document.root?.string ?? "").utf8.count < 100)
  }

  /// Changes or removes each byte of both formats in turn, or truncates the file there.
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `mutated lists are read or rejected with a position`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.sample, format: format, options: 0)
    let bytes = Array(data)
    for index in bytes.indices {
      var variants = [Array(bytes[..<index]), Array(bytes[..<index] + bytes[(index + 1)...])]
      for byte: UInt8 in [0x00, 0xFF, 0x0F, 0x3C, bytes[index] ^ 0x10, bytes[index] &+ 1] {
        var variant = bytes
        variant[index] = byte
        variants.append(variant)
      }
      for variant in variants {
        let document = read(variant)
        #expect(
          document.root != nil || document.diagnostics.contains { $0.severity == .error })
        for diagnostic in document.diagnostics {
          #expect((0...variant.count).contains(Int(diagnostic.range.start)))
        }
      }
    }
  }
}
