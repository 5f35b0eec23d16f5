import InterfaceSource
import InterfaceXML
import Testing

@Suite struct LimitsTests {
  private func ids(_ text: String, change: (inout XMLLimits) -> Void = { _ in }) -> [String] {
    var limits = XMLLimits.standard
    change(&limits)
    return XMLReader.read(SourceFile(path: "a", bytes: Array(text.utf8)), limits: limits)
      .diagnostics.map(\.id)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
  }

  private func attributes(_ count: Int) -> String {
    "<a " + (0..<count).map { "a\($0)='1'" }.joined(separator: " ") + "/>"
  }

  @Test func bytes() {
    #expect(ids("<aa/>") { $0.bytes = 5 } == [])
    #expect(ids("<aaa/>") { $0.bytes = 5 } == ["file-too-large"])
  }

  @Test func depth() {
    #expect(ids(nested(256)) == [])
    #expect(ids(nested(257)) == ["too-deeply-nested"])
    #expect(ids(nested(100_000)) == ["too-deeply-nested"])
  }

  @Test func attributesOfAnElement() {
    #expect(ids(attributes(256)) == [])
    #expect(ids(attributes(257)) == ["too-many-attributes"])
    #expect(ids("<b>\(attributes(300_000))</b>") == ["too-many-attributes"])
    #expect(ids("<b text='\(String(repeating: "a='1' ", count: 9999))'/>") == ["malformed-xml"])
    #expect(ids("<b text=\"\(String(repeating: "a='1' ", count: 9999))\"/>") == [])
  }

  @Test func elements() {
    #expect(ids("<a><b/></a>") { $0.elements = 2 } == [])
    #expect(ids("<a><b/><c/></a>") { $0.elements = 2 } == ["too-many-elements"])
  }

  @Test func names() {
    #expect(ids("<a><b c=''/></a>") { $0.names = 3 } == [])
    #expect(ids("<a><b c='' d=''/></a>") { $0.names = 3 } == ["too-many-names"])
    let many = (0..<70_000).map { "<n\($0)/>" }.joined()
    #expect(ids("<a>\(many)</a>") == ["too-many-names"])
    let declarations = (0..<200).map { "xmlns:n\($0)='u'" }.joined(separator: " ")
    let elements = String(repeating: "<b \(declarations)>", count: 200)
    #expect(ids("<a>\(elements)</a>") == ["too-many-names"])
  }

  @Test func longInputsTakeLinearTime() {
    let long = String(repeating: "x", count: 4_000_000)
    #expect(ids("<a b='\(long)'>\(long)<!--\(long)--><![CDATA[\(long)]]></a>") == [])
    #expect(ids("<a b='\(long)&amp;é'>\(long)&amp;é</a>") == [])
    #expect(ids("<\(long)/>").count <= 1)
    #expect(ids(String(repeating: "&amp;", count: 500_000)) == ["not-xml"])
    #expect(ids("<a>" + String(repeating: "&amp;", count: 500_000) + "</a>") == [])
    #expect(ids("<a>" + String(repeating: "<!---->", count: 200_000) + "</a>") == [])
    #expect(ids("<a" + String(repeating: " ", count: 4_000_000)) == ["truncated-file"])
    #expect(ids("<a>" + String(repeating: "<", count: 1_000_000)) == ["malformed-xml"])
  }
}
