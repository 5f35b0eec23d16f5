import Testing

@testable import InterfaceEmission

/// Swift identifiers derived from texts.
@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("my-cell_id", "myCellId", "MyCellId"), ("MyCell", "myCell", "MyCell"),
    ("URLCell", "urlCell", "URLCell"), ("URL", "url", "Url"), ("MY_CELL", "myCell", "MyCell"),
    ("1stCell", "_1stCell", "T1stCell"), ("", "empty", "Empty"), ("🎉", "u1F389", "U1F389"),
    ("party 🎉 time", "partyTime", "PartyTime"), ("Größe ändern", "größeÄndern", "GrößeÄndern"),
    ("保存", "保存", "T保存"), ("חיפוש", "חיפוש", "Tחיפוש"),
    ("تسجيل الدخول", "تسجيلالدخول", "Tتسجيلالدخول"), ("ログイン", "ログイン", "Tログイン"),
    ("404", "_404", "T404"),
    ("ǆa", "ǆa", "Tǅa"), ("𝐀b", "𝐀b", "T𝐀b"), ("ᏸ", "ᏸ", "Ᏸ"), ("--", "u2D_2D", "U2D_2D"),
    ("a\u{202E}b", "aB", "AB"), ("com.app.Cell", "comAppCell", "ComAppCell"),
    ("\"; fatalError() //", "fatalError", "FatalError"),
    ("show:detail", "showDetail", "ShowDetail"),
  ])
  func names(text: String, member: String, type: String) {
    #expect(SwiftIdentifier.name(text, .member) == member)
    #expect(SwiftIdentifier.name(text, .type) == type)
  }

  /// No type has the name of a member: inside the type, Swift would confuse the two.
  @Test func membersAndTypesHaveDistinctNames() {
    var scalars: [Unicode.Scalar] = (0...0x1FFFF as ClosedRange<UInt32>).compactMap {
      Unicode.Scalar($0)
    }
    scalars.removeAll { $0.properties.generalCategory == .unassigned }
    for scalar in scalars {
      let text = String(scalar)
      let (member, type) = (SwiftIdentifier.name(text, .member), SwiftIdentifier.name(text, .type))
      if member == type { Issue.record("U+\(String(scalar.value, radix: 16)): \(member)") }
      let isCapital = member.unicodeScalars.first.map {
        $0.properties.isUppercase && $0.properties.lowercaseMapping != String($0)
      }
      if isCapital != false { Issue.record("U+\(String(scalar.value, radix: 16)): \(member)") }
    }
  }

  /// Names that look the same but are encoded differently: each is a separate name.
  @Test func differentlyEncodedLettersHaveDistinctNames() {
    let texts = ["caf\u{E9}", "cafe\u{301}"]
    for order in [texts, texts.reversed()] {
      var scope = NameScope()
      let names = scope.names(of: order.map { NameScope.Entry(text: $0) }, .member)
      #expect(names.count == 2)
      #expect(Set(names.values).count == 2)
      #expect(scope.collisions.count == 1)
      let first = names[NameScope.Entry(text: "cafe\u{301}")] ?? ""
      #expect(first.unicodeScalars.elementsEqual("cafe\u{301}".unicodeScalars))
    }
  }

  @Test func keywordsAreQuoted() {
    #expect(SwiftIdentifier.spelled("default") == "`default`")
    #expect(SwiftIdentifier.spelled("cell") == "cell")
    var scope = NameScope()
    let entries = ["self", "init", "default", "Type"].map { NameScope.Entry(text: $0) }
    let names = scope.names(of: entries, .member)
    #expect(entries.map { names[$0] } == ["self_", "init_", "`default`", "type"])
    #expect(scope.names(of: [NameScope.Entry(text: "Type")], .type).values.first == "Type_")
  }

  @Test func equalNamesAreNumberedInAnyOrder() {
    let texts = ["b-a", "bA", "b a", "bA2", "cell"]
    for order in [texts, texts.reversed(), texts.sorted()] {
      var scope = NameScope()
      let names = scope.names(of: order.map { NameScope.Entry(text: $0) }, .member)
      let found = texts.map { names[NameScope.Entry(text: $0)] }
      #expect(found == ["bA4", "bA", "bA3", "bA2", "cell"])
      #expect(scope.collisions.count == 1)
      #expect(scope.collisions.first?.texts == ["bA", "b a", "b-a"])
    }
  }

  @Test func longTextsHaveTruncatedNames() {
    let long = String(repeating: "abc", count: 1000)
    var scope = NameScope()
    let names = scope.names(
      of: ["\(long)1", "\(long)2"].map { NameScope.Entry(text: $0) }, .member)
    #expect(names.values.allSatisfy { $0.count < 90 })
    #expect(Set(names.values).count == 2)
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b", "\"a\\\"b\""), ("\\(x)", "\"\\\\(x)\""),
    ("a\nb\r\t", "\"a\\nb\\r\\t\""), ("\u{0}\u{7F}", "\"\\u{0}\\u{7F}\""),
    ("\u{202E}x\u{2028}", "\"\\u{202E}x\\u{2028}\""), ("\u{301}e", "\"\\u{301}e\""),
    ("ü 保", "\"ü 保\""), ("\u{A0}", "\"\\u{A0}\""),
  ])
  func literals(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }
}
