import InterfaceSource
import InterfaceXML
import Testing

@Suite struct ValueTests {
  private func read(_ text: String) throws -> XMLDocument {
    try #require(XMLReader.read(SourceFile(path: "a", bytes: Array(text.utf8))).document)
  }

  @Test(arguments: [
    ("<a b='x'/>", nil), ("<a b='é'/>", nil), ("<a b='&amp;&lt;&gt;&quot;&apos;'/>", "&<>\"'"),
    ("<a b='&#65;&#x1F600;'/>", "A😀"), ("<a b='1\n2\t3\r\n4\r5'/>", "1 2 3 4 5"),
    ("<a b='&#10;'/>", "\n"), ("<a b='&amp;lt;'/>", "&lt;"),
  ])
  func referencesInValuesAreReplaced(text: String, value: String?) throws {
    let document = try read(text)
    #expect(document.unescaped[0] == value)
    #expect(document.attributes.first?.isEscaped == (value != nil))
  }

  @Test(arguments: [
    ("<a> \n </a>", nil), ("<a>x</a>", "x"), ("<a> x </a>", " x "), ("<a>&lt;b&gt;</a>", "<b>"),
    ("<a>  &amp;</a>", "  &"), ("<a>  <![CDATA[ & ]]>.</a>", "   & ."), ("<a>1\r\n2</a>", "1\n2"),
    ("<a>  <!-- x -->y</a>", "  y"), ("<a><![CDATA[]]></a>", nil), ("<a>&#160;</a>", "\u{A0}"),
  ])
  func characterDataIsRetained(text: String, value: String?) throws {
    let document = try read(text)
    let index = try #require(document.nodes.first).text
    #expect(index.map { document.texts[Int($0)] } == value)
  }

  @Test(arguments: [
    ("<p:a xmlns:p='u' p:b='1'><c xml:space='preserve'/></p:a>", ["xmlns:p", "p:b", "xml:space"]),
    ("<a b='&lt;' xmlns:a='' xaaaaaa='1'/>", ["b", "xmlns:a", "xaaaaaa"]),
    ("<a xmlns:xml='http://www.w3.org/XML/1998/namespace' b=''/>", ["xmlns:xml", "b"]),
    ("<a b='1' xmlns=''/>", ["b", "xmlns"]),
    ("<!DOCTYPE a [<!ATTLIST a e CDATA 'f' g CDATA 'h'>]><a g='1'/>", ["g"]),
  ])
  func attributesEqualThoseOfTheTag(text: String, names: [String]) throws {
    var limits = XMLLimits.standard
    limits.readsPastDocumentType = true
    let document = try #require(
      XMLReader.read(SourceFile(path: "a", bytes: Array(text.utf8)), limits: limits).document)
    #expect(document.attributes.map { document.names[Int($0.name)] } == names)
    #expect(document.unescaped.keys.allSatisfy { document.attributes[Int($0)].isEscaped })
  }

  @Test func eachFileHasItsOwnNames() throws {
    for text in ["<a b='1'/>", "<a b='1'", "<c b='1'><a/></c>", "", "<a/>"] {
      let reading = XMLReader.read(SourceFile(path: "a", bytes: Array(text.utf8)))
      if text.hasPrefix("<c") { #expect(reading.document?.names == ["c", "b", "a"]) }
      #expect((reading.document == nil) == (reading.diagnostics.count == 1))
    }
  }

  @Test func filesAreReadConcurrently() async throws {
    let files = try Fixtures.names.map(Fixtures.file)
    func counts() -> [Int?] {
      files.map { XMLReader.read($0).document?.nodes.count }
    }
    let expected = counts()
    await withTaskGroup(of: [Int?].self) { group in
      for _ in 0..<16 { group.addTask { counts() } }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test func documentTypesAreSkippedIfAllowed() throws {
    var limits = XMLLimits.standard
    limits.readsPastDocumentType = true
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://localhost/svg11.dtd" [
      <!ENTITY ns "http://localhost/"> <!ENTITY file SYSTEM "file:///etc/passwd">
      <!ENTITY many "&ns;&ns;&ns;">]>
      <svg xmlns="&ns;" width="12">&file;&many;<g/></svg>
      """
    let document = try #require(
      XMLReader.read(SourceFile(path: "a", bytes: Array(text.utf8)), limits: limits).document)
    #expect(document.names == ["svg", "xmlns", "width", "g"])
    #expect(document.texts.isEmpty)
  }
}
