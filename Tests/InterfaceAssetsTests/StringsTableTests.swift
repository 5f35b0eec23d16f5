import InterfaceAssets
import InterfaceSource
import Testing

struct StringsTableTests {
  private func read(_ bytes: some Sequence<UInt8>) -> StringsTable {
    StringsTable(reading: SourceFile(path: "Main.strings", bytes: Array(bytes)))
  }

  private func read(_ text: String) -> StringsTable { read(text.utf8) }

  @Test func `keys and texts are read with their positions`() {
    let table = read(
      #"""
      /* Class = "UILabel"; text = "x"; */
      "a-1.text" = "Grüß \"Gott\"\n";   // said in Bavaria
      plain.key=value; 'single' = "é\U00e9\351";
      "same";
      """#)
    #expect(table.diagnostics.isEmpty)
    #expect(table.entries.map(\.key) == ["a-1.text", "plain.key", "single", "same"])
    #expect(table.entries.map(\.value) == ["Grüß \"Gott\"\n", "value", "ééé", "same"])
    #expect(table["a-1.text"] == "Grüß \"Gott\"\n")
    #expect(table["none"] == nil)
    #expect(table.file.text(table.entries[0].keyRange) == #""a-1.text""#)
    #expect(table.file.text(table.entries[0].valueRange) == #""Grüß \"Gott\"\n""#)
  }

  @Test func `UTF-16 in both byte orders, with and without mark, is read`() {
    let text = #"{ "a" = "ü😀"; }"#
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      let table = read(bytes)
      #expect(table["a"] == "ü😀")
      #expect(table.diagnostics.isEmpty)
      #expect(table.file.text(table.entries[0].valueRange) == "\"ü😀\"")
    }
  }

  @Test func `after an error parsing continues after the next semicolon`() {
    let table = read("\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = ;\n\"d\" = \"4\"; \"a\" = \"5\";")
    #expect(table.entries.map(\.key) == ["a", "d", "a"])
    #expect(table["a"] == "5")
    #expect(
      table.diagnostics.map(\.id)
        == ["strings-syntax", "strings-syntax", "strings-duplicate-key"])
    #expect(table.diagnostics.map(\.range.start) == [15, 26, 39])
  }

  @Test(arguments: [
    ("\"a\" = \"1", "strings-syntax"), ("/* a", "strings-syntax"), ("\"a\"", "strings-syntax"),
    ("bplist00", "property-list-corrupt"), ("<?xml version=\"1.0\"?>", "truncated-file"),
    ("\"a\\", "strings-syntax"), ("\"a\\U", "strings-syntax"), ("=", "strings-syntax"),
  ])
  func `broken files give one finding`(text: String, id: String) {
    #expect(read(text).diagnostics.map(\.id) == [id])
  }

  @Test func `invalid encodings give one finding`() {
    #expect(read([0x22, 0xC3, 0x22]).diagnostics.map(\.id) == ["strings-encoding"])
    #expect(read([0xFF, 0xFE, 0x22]).diagnostics.map(\.id) == ["strings-encoding"])
    #expect(read([]).diagnostics.isEmpty)
  }

  @Test func `a string catalog has a table for each language`() throws {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "a.text":{"localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Ja"}},
          "en":{"stringUnit":{"state":"new","value":"Yes"}}}},
        "b.text":{"extractionState":"stale"},
        "c.text":{"localizations":{"de":{"variations":{"plural":{}}}}}}}
      """
    let catalog = StringCatalog(
      reading: SourceFile(path: "Main.xcstrings", bytes: Array(text.utf8)))
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.tables.keys.sorted() == ["de", "en"])
    let german = try #require(catalog.tables["de"])
    #expect(german["a.text"] == "Ja")
    #expect(german.file.text(german.entries[0].valueRange) == "\"Ja\"")
    let broken = StringCatalog(reading: SourceFile(path: "a", bytes: Array("{}".utf8)))
    #expect(broken.diagnostics.map(\.id) == ["invalid-string-catalog"])
  }
}
