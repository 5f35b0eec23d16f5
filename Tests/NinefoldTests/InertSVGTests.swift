import Testing

@testable import Ninefold

/// Vector images that are embedded in pictures, and those that are not.
@Suite struct InertSVGTests {
  private static func svg(_ content: String, _ head: String = #"viewBox="0 0 4 4""#) -> [UInt8] {
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" \#(head)>\#(content)</svg>"#.utf8)
  }

  @Test(arguments: [
    "", "<path d=\"M0 0h4\" fill=\"url(#a)\"/>", "<use href=\"#a\"/>",
    "<image href=\"data:image/png;base64,AA==\"/>", "<style>.a { fill: url( '#b' ) }</style>",
    "<g style=\"fill:red\"><title>on the way</title></g>",
  ])
  func inertContentIsUnchanged(content: String) {
    let bytes = Self.svg(content)
    #expect((try? InertSVG(bytes))?.bytes == bytes)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<g onload=\"alert(1)\"/>", "<g ONCLICK=\"a\" onclick=\"a\"/>",
    "<foreignObject><p/></foreignObject>", "<use href=\"https://example.org/a.svg#b\"/>",
    "<a xmlns:x=\"http://www.w3.org/1999/xlink\" x:href=\"javascript:alert(1)\"/>",
    "<g xml:base=\"https://example.org/\"><use href=\"#a\"/></g>",
    "<g style=\"--a: url(#b); fill: var(--a)\"/>",
    "<image href=\"data:image/svg+xml;base64,AA==\"/>", "<image href=\"a.png\"/>",
    "<style>@import 'a.css';</style>", "<style>@IMPORT 'a.css';</style>",
    "<g style=\"fill: url(https://example.org)\"/>", "<g fill=\"URL(//example.org)\"/>",
    "<g style=\"fill: u\\72l(https://example.org)\"/>", "<g fill=\"url(&quot;h://x&quot;)\"/>",
    "<x:script xmlns:x=\"http://www.w3.org/2000/svg\"/>", "<g>", "&a;",
  ])
  func activeExternalOrMalformedContentIsRejected(content: String) {
    #expect((try? InertSVG(Self.svg(content))) == nil)
  }

  @Test func otherFormatsAreRejected() {
    #expect((try? InertSVG(Array("<html/>".utf8))) == nil)
    #expect((try? InertSVG([])) == nil)
    #expect((try? InertSVG(Array("%PDF-1.7".utf8))) == nil)
    let entity = "<!DOCTYPE svg [<!ENTITY a \"b\">]>"
    #expect((try? InertSVG(Array(entity.utf8) + Self.svg(""))) == nil)
  }

  @Test func sizeBecomesAViewBox() {
    let sized = try? InertSVG(Self.svg("", "width=\"24px\" height=\"12.5\""))
    #expect(
      sized.map {
        String(decoding: $0.bytes, as: UTF8.self).contains("<svg viewBox=\"0 0 24.0 12.5\" xmlns")
      } == true)
    #expect((try? InertSVG(Self.svg("", "width=\"100%\" height=\"12\""))) == nil)
  }
}
