import Testing

@testable import Ninefold

/// SVG documents whose few elements expand to very many are not shown.
@Suite struct SVGExpansionTests {
  private static func reason(_ content: String) -> PlaceholderReason? {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 9 9\">\(content)</svg>"
    do throws(PlaceholderReason) {
      _ = try InertSVG(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private static let explosive = PlaceholderReason.explosive(limit: SVGExpansion.limit)

  /// Returns levels that each refer to the next one ten times.
  private static func levels(_ count: Int, _ level: (Int) -> String) -> String {
    (0..<count).map(level).joined()
  }

  /// The ways of referring to an element, each as a level that refers to the next one ten times.
  private static let ways: [(name: String, level: @Sendable (Int) -> String)] = [
    (
      "use",
      { n in
        "<g id=\"a\(n)\">" + String(repeating: "<use href=\"#a\(n + 1)\"/>", count: 10) + "</g>"
      }
    ),
    (
      "xlink",
      { n in
        "<g id=\"a\(n)\">" + String(repeating: "<use xlink:href=\" #a%3\(n + 1) \"/>", count: 10)
          + "</g>"
      }
    ),
    (
      "symbol",
      { n in
        "<symbol id=\"a\(n)\">" + String(repeating: "<use href=\"#a\(n + 1)\"/>", count: 10)
          + "</symbol>"
      }
    ),
    (
      "pattern",
      { n in
        "<pattern id=\"a\(n)\">"
          + String(repeating: "<path d=\"M0 0h1\" fill=\"url(#a\(n + 1))\"/>", count: 10)
          + "</pattern>"
      }
    ),
    (
      "inherited",
      { n in
        "<pattern id=\"a\(n)\"><g stroke=\"url('#a\(n + 1)')\">"
          + String(repeating: "<path d=\"M0 0h1\"/>", count: 10) + "</g></pattern>"
      }
    ),
    (
      "mask",
      { n in
        "<mask id=\"a\(n)\">"
          + String(repeating: "<g style=\"mask: URL( #a\(n + 1) )\"/>", count: 10)
          + "</mask>"
      }
    ),
    (
      "style sheet",
      { n in
        "<style>/* } */ .b\(n), x { mask: url(#a\(n + 1)) }</style><mask id=\"a\(n)\">"
          + String(repeating: "<g class=\"c b\(n)\"/>", count: 10) + "</mask>"
      }
    ),
    (
      "marker",
      { n in
        "<marker id=\"a\(n)\">"
          + String(repeating: "<path d=\"M0 0h1\" marker-end=\"url(#a\(n + 1))\"/>", count: 10)
          + "</marker>"
      }
    ),
    (
      "two elements of one id",
      { n in
        "<g id=\"a\(n)\"/><g id=\"a\(n)\">"
          + String(repeating: "<use href=\"#a\(n + 1)\"/>", count: 10) + "</g><g id=\"a\(n)\"/>"
      }
    ),
  ]

  /// Ten to the power of nine shapes.
  @Test(arguments: Self.ways.map(\.name)) func nestedReferencesMultiply(name: String) throws {
    let level = try #require(Self.ways.first { $0.name == name }).level
    #expect(Self.reason(Self.levels(9, level) + "<g id=\"a9\"/>") == Self.explosive)
    // Two levels are a hundred shapes.
    #expect(Self.reason(Self.levels(2, level) + "<g id=\"a2\"/>") == nil)
  }

  @Test(arguments: [
    "<g id=\"a\"><use href=\"#a\"/></g>",
    "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>",
    "<pattern id=\"a\"><path d=\"M0 0\" fill=\"url(#a)\"/></pattern>",
    "<style>* { mask: url(#a) }</style><mask id=\"a\"><g/></mask>",
    "<style>@media all { g { mask: url(#a) } }</style><mask id=\"a\"><g/></mask>",
  ]) func circularReferencesAreRejected(content: String) {
    #expect(Self.reason(content) == Self.explosive)
  }

  @Test func filtersHaveAHigherCost() {
    let filter = "<filter id=\"f\"><feTurbulence numOctaves=\"4\"/></filter>"
    let shape = "<path d=\"M0 0h1\" filter=\"url(#f)\"/>"
    #expect(Self.reason(filter + String(repeating: shape, count: 100)) == nil)
    #expect(Self.reason(filter + String(repeating: shape, count: 1000)) == Self.explosive)
    #expect(Self.reason("<filter><feTurbulence numOctaves=\"99999\"/></filter>") == Self.explosive)
    #expect(Self.reason("<filter><feConvolveMatrix order=\"999\"/></filter>") == Self.explosive)
    #expect(
      Self.reason("<filter><feConvolveMatrix order=\"99999999999999999999\"/></filter>") == nil)
  }

  /// SVG documents as drawing programs write them.
  @Test(arguments: [
    "<defs><linearGradient id=\"g\" href=\"#h\"/><linearGradient id=\"h\"><stop/></linearGradient></defs>"
      + "<style>.cls-1{fill:url(#g);}.cls-2{clip-path:url(#c)}</style><clipPath id=\"c\"><path d=\"M0 0\"/></clipPath>"
      + "<g class=\"cls-2\"><path class=\"cls-1\" d=\"M0 0\"/></g>",
    "<a href=\"#top\" id=\"top\"><path d=\"M0 0\"/></a>",
    "<g id=\"x\"><animate href=\"#x\" attributeName=\"r\"/></g>", "<use href=\"#none\"/>",
    "<g fill=\"url(#g)\"><linearGradient id=\"g\"/>"
      + String(repeating: "<path d=\"M0 0h1v1h1z M8 8h1v1h1z\"/>", count: 9000) + "</g>",
  ]) func realDrawingsAreAccepted(content: String) {
    #expect(Self.reason(content) == nil)
  }

  /// A chain of references as long as the document uses no stack and little time.
  @Test func longReferenceChainsNeedNoStack() {
    let chain = (0..<12_000).map { "<g id=\"a\($0)\"><use href=\"#a\($0 + 1)\"/></g>" }.joined()
    #expect(Self.reason(chain) == Self.explosive)
    let nested = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    #expect(Self.reason(nested) == .otherFormat)
  }

  @Test(arguments: ["UTF-7", "utf-16", "EBCDIC-CP-US", "ISO-2022-JP"])
  func ambiguousEncodingsAreRejected(name: String) {
    let text = "<?xml version='1.0' encoding='\(name)'?><svg viewBox='0 0 1 1'/>"
    #expect((try? InertSVG(Array(text.utf8))) == nil)
    let plain = "<?xml version='1.0' encoding = \"UTF-8\"?><svg viewBox='0 0 1 1'/>"
    #expect((try? InertSVG(Array(plain.utf8))) != nil)
  }

  /// A marker is drawn at each vertex: nested markers, and a marker with many shapes on a long path.
  @Test func markersCountAtEachVertex() {
    let path = "M0 0" + String(repeating: "L1 1", count: 20)
    let nested = Self.levels(9) { n in
      "<marker id=\"m\(n)\"><path d=\"\(path)\" marker-mid=\"url(#m\(n + 1))\"/></marker>"
    }
    #expect(
      Self.reason("\(nested)<marker id=\"m9\"/><path d=\"\(path)\" marker-mid=\"url(#m0)\"/>")
        == Self.explosive)
    let shapes = String(repeating: "<rect/>", count: 2_000)
    let long = "M0 0" + String(repeating: "L1 1", count: 2_000)
    let flat = "<marker id=\"m\">\(shapes)</marker>"
    #expect(
      Self.reason("\(flat)<g marker-end=\"url(#m)\"><path d=\"\(long)\"/></g>") == Self.explosive)
    #expect(Self.reason("\(flat)<path d=\"M0 0L1 1\" marker-end=\"url(#m)\"/>") == nil)
  }
}
