import InterfaceSource
import StructuredData
import Testing

struct JSONDocumentTests {
  private func read(
    _ text: String, limits: StructuredLimits = .json
  ) -> (file: SourceFile, document: StructuredDocument) {
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    return (file, StructuredDocument(json: file, limits: limits))
  }

  @Test func `every value carries its exact range`() throws {
    let text = #" { "a\u00e9" : [ 1.5e1 ,true, null,"é\n"] , "b":{}, "c" : -0 }"#
    let (file, document) = read(text)
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document.root)
    let members = try #require(root.members)
    #expect(members.map(\.name) == ["aé", "b", "c"])
    #expect(members.map { file.text($0.nameRange) } == [#""a\u00e9""#, #""b""#, #""c""#])
    #expect(
      members.map { file.text($0.value.range) }
        == [#"[ 1.5e1 ,true, null,"é\n"]"#, "{}", "-0"])
    let elements = try #require(root["aé"]?.array)
    #expect(elements.map { file.text($0.range) } == ["1.5e1", "true", "null", #""é\n""#])
    #expect(elements[0].number == 15)
    #expect(elements[1].bool == true)
    #expect(elements[2].isNull)
    #expect(elements[3].string == "é\n")
    #expect(file.text(root.range) == String(text.dropFirst()))
  }

  @Test(arguments: ["1", " 12 ", "\u{FEFF}12", "\"x\"", "[]"])
  func `a scalar alone is a document and ends where it ends`(text: String) throws {
    let (file, document) = read(text)
    let root = try #require(document.root)
    #expect(document.diagnostics.isEmpty)
    let trimmed = text.unicodeScalars.filter { $0 != " " && $0 != "\u{FEFF}" }
    #expect(file.text(root.range) == String(String.UnicodeScalarView(trimmed)))
  }

  @Test(arguments: [
    ("", 0, 0), ("{", 1, 1), ("[1,,2]", 3, 4), (#"{"a" 1}"#, 5, 6), (#"{"a":1,}"#, 7, 8),
    ("[1] x", 4, 5), ("[1] 2", 4, 5), ("[nul]", 1, 4), (#"["\q"]"#, 1, 3), ("[-]", 1, 2),
    ("'a'", 0, 1), ("NaN", 0, 1), ("[0x10]", 2, 3), ("[\"a", 3, 3), ("// c\n1", 0, 1),
    ("{}\"", 2, 3), ("[1] \"a ", 4, 7),
  ])
  func `malformed text gives one error at its position`(text: String, start: Int32, end: Int32) {
    let document = read(text).document
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["json-syntax"])
    #expect(document.diagnostics.first?.range == SourceRange(start: start, end: end))
  }

  @Test(arguments: [
    ("\u{C}{}", 0), ("{\u{C}\"a\":1}", 1), ("[1,\u{B}2]", 3), ("[1]\u{C}", 3), ("{}\n\u{B}", 3),
  ])
  func `form feeds and vertical tabs are not whitespace`(text: String, start: Int32) {
    let document = read(text).document
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["json-syntax"])
    #expect(document.diagnostics.first?.range == SourceRange(start: start, end: start + 1))
    let name = text.contains("\u{C}") ? "form feed" : "vertical tab"
    #expect(
      document.diagnostics.first?.message
        == "malformed JSON: a \(name) is not allowed as white space")
  }

  @Test func `only the first of several errors is reported`() {
    #expect(read("[nul]\u{C}").document.diagnostics.map(\.range.start) == [1])
    #expect(read("\u{C}[nul]").document.diagnostics.map(\.range.start) == [0])
    #expect(read("[\"a\u{C}\"]").document.root == nil)
    let twice = read("{\"a\":1,\"a\":2}\u{C}").document
    #expect(twice.diagnostics.map(\.id) == ["json-duplicate-key", "json-syntax"])
  }

  @Test func `duplicate names are a warning, the last one wins`() {
    let document = read(#"{"a":1,"b":2,"a":3}"#).document
    #expect(document.root?["a"]?.number == 3)
    #expect(document.diagnostics.map(\.id) == ["json-duplicate-key"])
    #expect(document.diagnostics.first?.range == SourceRange(start: 13, end: 16))
    #expect(document.diagnostics.first?.notes.first?.range == SourceRange(start: 1, end: 4))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":["])
  func `depth has a limit`(unit: String) {
    let document = read(String(repeating: unit, count: 100_000)).document
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["json-too-deep"])
  }

  @Test func `the deepest nesting allowed is read`() {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(read(text).document.diagnostics.isEmpty)
  }

  @Test func `size and number of values have limits`() {
    let few = StructuredLimits(byteCount: 10, depth: 4, valueCount: 3)
    #expect(read("[1,2]", limits: few).document.diagnostics.isEmpty)
    let many = read("[1,2,3]", limits: few).document
    #expect(many.diagnostics.map(\.id) == ["json-too-many-values"])
    let large = read("[1,2]         ", limits: few).document
    #expect(large.diagnostics.map(\.id) == ["json-too-large"])
  }

  @Test func `overflowing numbers are errors, never infinite`() {
    let document = read("[1e999, -1e999, 1e-999, 100000000000000000000000000000]").document
    let id = "json-number-out-of-range"
    #expect(document.diagnostics.map(\.id) == [id, id])
    #expect(document.diagnostics.first?.range == SourceRange(start: 1, end: 6))
    #expect(document.root?.array?.map(\.number) == [nil, nil, 0, 1e29])
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xC3, 0x22, 0x5D], 2, 3), ([0xFF, 0xFE, 0x5B, 0x00], 0, 1),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, 2), ([0x31, 0xC0, 0x80], 1, 2),
    ] as [([UInt8], Int32, Int32)])
  func `invalid UTF-8 is reported`(bytes: [UInt8], start: Int32, end: Int32) {
    let document = StructuredDocument(json: SourceFile(path: "a.json", bytes: bytes))
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["json-not-utf8"])
    #expect(document.diagnostics.first?.range == SourceRange(start: start, end: end))
  }

  @Test func `escapes are decoded, lone surrogates are replaced`() throws {
    let document = read(#"["😀", "\ud83d", "\ude00x", "a\u0000b", "\ud83dx", "\ud83d\u0041"]"#)
      .document
    let array = try #require(document.root?.array)
    let texts = array.compactMap(\.string)
    #expect(texts.count == 6)
    #expect(texts[0] == "😀")
    #expect(texts[3] == "a\0b")
  }

  @Test func `prefixes and single changes do not crash`() {
    let bytes = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",true,null,{"b":{}}]}"#.utf8)
    for index in bytes.indices {
      _ = StructuredDocument(json: SourceFile(path: "a", bytes: Array(bytes[..<index])))
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        let document = StructuredDocument(json: SourceFile(path: "a", bytes: changed))
        #expect(document.root != nil || !document.diagnostics.isEmpty)
        for diagnostic in document.diagnostics {
          #expect(0 <= diagnostic.range.start && diagnostic.range.start <= diagnostic.range.end)
          #expect(diagnostic.range.end <= Int32(bytes.count))
        }
      }
    }
  }
}
