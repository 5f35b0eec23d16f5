import InterfaceSource
import StructuredData
import Testing

struct YAMLDocumentTests {
  private func read(
    _ text: String, limits: StructuredLimits = .yaml
  ) -> (file: SourceFile, document: StructuredDocument) {
    let file = SourceFile(path: "a.yml", bytes: Array(text.utf8))
    return (file, StructuredDocument(yaml: file, limits: limits))
  }

  @Test func `every value carries its exact range`() throws {
    let text = """
      # größer
      "a é": [ 15e-1 ,true, ~, 'it''s']
      b:
      - {x: y,}
      - z # so
      c: |
        two
        lines
      """
    let (file, document) = read(text)
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document.root)
    let members = try #require(root.members)
    #expect(members.map(\.name) == ["a é", "b", "c"])
    #expect(members.map { file.text($0.nameRange) } == ["\"a é\"", "b", "c"])
    let elements = try #require(root["a é"]?.array)
    #expect(elements.map { file.text($0.range) } == ["15e-1", "true", "~", "'it''s'"])
    #expect(elements[0].number == 1.5)
    #expect(elements[0].text == "15e-1")
    #expect(elements[1].bool == true)
    #expect(elements[2].isNull)
    #expect(elements[3].string == "it's")
    let items = try #require(root["b"]?.array)
    #expect(items.map { file.text($0.range) } == ["{x: y,}", "z"])
    #expect(root["c"]?.string == "two\nlines")
    #expect(root.range.start == 11)
  }

  @Test(arguments: [
    ("~", "null"), ("null", "null"), ("", "null"), ("true", "a Boolean"),
    ("False", "a Boolean"),
    ("no", "a string"), ("yes", "a string"), ("on", "a string"), ("off", "a string"),
    ("y", "a string"),
    (".inf", "a string"), (".nan", "a string"), ("1_000", "a string"), ("1:30", "a string"),
    ("tRUE", "a string"),
    ("12", "a number"), ("-.5", "a number"), ("+1.", "a number"), ("0x1F", "a number"),
    ("0o17", "a number"),
    ("1e3", "a number"), ("1e", "a string"), ("0x", "a string"), ("0o8", "a string"),
    (".", "a string"),
    ("12e-45-x", "a string"), ("'12'", "a string"), ("\"true\"", "a string"),
    ("2001-01-01", "a string"),
  ])
  func `scalars follow the core schema`(text: String, kind: String) {
    #expect(read("- \(text)").document.root?.array?.first?.kindName(in: .yaml) == kind)
  }

  @Test func `octal and hexadecimal numbers are read`() {
    #expect(read("[0x1F, 0o17, 010]").document.root?.array?.map(\.number) == [31, 15, 10])
  }

  @Test(arguments: [
    ("a: b: c", 4), ("a: [1, 2", 8), ("\ta: 1", 0), ("a: 'x", 5), ("a: \"\\q\"", 4),
    ("- 1\nb: 2", 4),
    ("é: [\n  - x: }", 8), ("a: @b", 3), ("a: %b", 3), ("%YAML 3.0\n---\na", 0), ("a: \u{7}", 3),
    ("é: \u{7}", 4), ("\u{FEFF}a: \u{7}", 6),
  ])
  func `malformed text gives one error near its position`(text: String, start: Int32) {
    let document = read(text).document
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["yaml-syntax"])
    #expect(document.diagnostics.first?.range.start == start)
  }

  @Test(arguments: [
    ("a: &x 1", 3, "an anchor"), ("a: *x", 3, "an alias"), ("a: !!str 1", 3, "a tag"),
    ("? [a]\n: 1", 2, "a key that is not a string"),
    ("? {a: b}\n: 1", 2, "a key that is not a string"),
    ("--- 1\n--- 2", 6, "a second document"), ("<<: *x", 4, "an alias"),
  ])
  func `unsupported YAML features are rejected`(text: String, start: Int32, what: String) {
    let document = read(text).document
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["yaml-unsupported"])
    #expect(document.diagnostics.first?.range.start == start)
    #expect(document.diagnostics.first?.message.hasPrefix(what) == true)
  }

  /// Nine levels of nine aliases each expand to 387 million values.
  @Test func `billion laughs are rejected at the first anchor`() {
    var text = "a0: &a0 [lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(read(text).document.diagnostics.map(\.id) == ["yaml-unsupported"])
  }

  @Test func `duplicate keys are errors, the first one wins`() throws {
    let (file, document) = read("a: 1\nb: {c: 1, c: 2}\na: 3\n")
    #expect(document.diagnostics.map(\.id) == ["yaml-duplicate-key", "yaml-duplicate-key"])
    #expect(document.diagnostics.map { file.location(of: $0.range.start).column } == [11, 1])
    #expect(document.diagnostics.last?.notes.first?.range?.start == 0)
    #expect(document.root?["a"]?.number == 1)
    #expect(document.root?["b"]?["c"]?.number == 1)
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "\u{FEFF}", "~"])
  func `an empty file is null`(text: String) {
    let document = read(text).document
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?.isNull == true)
  }

  @Test func `exceeded limits give one diagnostic`() {
    let limits = StructuredLimits(byteCount: 40, depth: 3, valueCount: 8)
    for (text, id) in [
      ("[[[[]]]]", "yaml-too-deep"), ("a:\n b:\n  c:\n   d: 1", "yaml-too-deep"),
      ("[1,2,3,4,5,6,7,8]", "yaml-too-many-values"),
      (String(repeating: " ", count: 41), "yaml-too-large"),
    ] {
      let document = read(text, limits: limits).document
      #expect(document.root == nil)
      #expect(document.diagnostics.map(\.id) == [id], "\(text)")
    }
    #expect(read("[[[1,2,3]]]", limits: limits).document.root != nil)
  }

  @Test func `unbounded nesting needs little stack and time`() {
    for opening in ["[", "{a: ", "- "] {
      let text = String(repeating: opening, count: 50_000)
      #expect(read(text).document.diagnostics.map(\.id) == ["yaml-too-deep"], "\(opening)")
    }
  }

  @Test func `invalid UTF-8 is reported`() {
    for bytes: [UInt8] in [[0x61, 0xFF, 0x62], [0xFF, 0xFE, 0x61, 0x00]] {
      let document = StructuredDocument(yaml: SourceFile(path: "a.yml", bytes: bytes))
      #expect(document.root == nil)
      #expect(document.diagnostics.map(\.id) == ["yaml-not-utf8"])
    }
  }

  @Test func `overflowing numbers are reported and read as null`() {
    let document = read("[1e999, 1]").document
    #expect(document.diagnostics.map(\.id) == ["yaml-number-out-of-range"])
    #expect(document.root?.array?[0].isNull == true)
    #expect(document.root?.array?[1].number == 1)
  }

  /// With any single byte removed, repeated or replaced there is no crash, and every range is
  /// inside the file.
  @Test func `positions in mutated inputs are inside the file`() {
    let text = "a: [1, 'x', {b: \"é\\n\"}]\nc:\n- |\n  t\n- ~\n\"d\": # e\n  f: >-\n    g\n"
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      var variants: [[UInt8]] = [Array(bytes[..<index])]
      var shorter = bytes
      shorter.remove(at: index)
      variants.append(shorter)
      for byte in Array("[]{}:-&*!|>'\"%@`#,?\n\t \0é".utf8) {
        var other = bytes
        other[index] = byte
        variants.append(other)
        other.insert(bytes[index], at: index)
        variants.append(other)
      }
      for variant in variants {
        let document = StructuredDocument(yaml: SourceFile(path: "a.yml", bytes: variant))
        #expect(document.root != nil || !document.diagnostics.isEmpty)
        for diagnostic in document.diagnostics {
          let range = diagnostic.range
          #expect(0 <= range.start && range.start <= range.end && Int(range.end) <= variant.count)
        }
      }
    }
  }
}
