import InterfaceEmission
import Testing

@Suite("The gallery of a page")
struct PageGalleryTests {
  /// Returns a document with scenes of these titles, on an iPhone and in a cell.
  private func document(_ path: String, _ titles: String...) -> PageDocument {
    var document = PageDocument(path: path)
    let picture = document.pool.add(Array(PageTests.svg.utf8))
    document.configurations = [
      .init(
        name: "device:retina6_12", environmentName: "device:retina6_12", title: "iPhone 15 Pro",
        group: .device, language: "", style: "", direction: "", textSize: ""),
      .init(
        name: "wCompact-hRegular", environmentName: "wCompact-hRegular",
        title: "Compact width, regular height", group: .cell, language: "", style: "",
        direction: "", textSize: ""),
    ]
    let facts = document.index(of: .init(views: [], constraints: []))
    document.scenes = titles.enumerated().map { number, title in
      .init(
        id: "sc\(number)", title: title,
        states: [0, 1].map { .init(configuration: $0, picture: picture, facts: facts) })
    }
    return document
  }

  private func page(_ documents: PageDocument...) -> String {
    String(decoding: PageHTML.page(documents), as: UTF8.self)
  }

  @Test("names documents without the folder that all share")
  func headings() {
    let page = page(
      document("/Users/ann/Shop/Views/Cells/PriceCell.xib", "PriceCell"),
      document("/Users/ann/Shop/Views/Base.lproj/Main.storyboard", "Home", "Cart"))
    #expect(!page.contains("/Users"))
    #expect(!page.contains("Shop"))
    #expect(page.contains("<h1><bdi>Views</bdi></h1><p>3 scenes in 2 documents<"))
    #expect(page.contains("<h2 id=\"d0\"><bdi>Price<wbr>Cell<wbr>.xib</bdi></h2>"))
    #expect(page.contains("<p class=\"folder\"><bdi>Cells</bdi></p>"))
    #expect(page.contains("<h2 id=\"d1\"><bdi>Main<wbr>.storyboard</bdi></h2>"))
    #expect(page.contains(#"{"path":"Cells/PriceCell.xib""#))
    #expect(!page.contains("<bdi>Base"))
  }

  @Test(
    "is titled by the shared folder",
    arguments: [
      ("Main.storyboard", "Interface preview"), ("./Shop/Main.storyboard", "Shop"),
      ("/a/Shop/Base.lproj/Main.storyboard", "Shop"), ("../Main.storyboard", "Interface preview"),
      ("../../Shop//Main.storyboard", "Shop"),
    ])
  func title(path: String, title: String) throws {
    let page = page(document(path, "Home"))
    let words = try #require(page.firstMatch(of: /<h1><bdi>(.*?)<\/bdi>/)).1
    #expect(words.replacing("<wbr>", with: "") == title)
    #expect(page.contains("<bdi>Main<wbr>.storyboard</bdi></h2>"))
  }

  @Test("shows each scene as a card with its title first")
  func cards() throws {
    let page = page(document("Main.storyboard", "Home", "Shopping Cart"))
    let card = try #require(
      page.firstMatch(of: /<article class="card" id="d0s1"(.*?)<\/article>/.dotMatchesNewlines())
    ).1
    #expect(card.hasPrefix(" aria-labelledby=\"d0s1t\" style=\"--w:320;--h:480\">"))
    let title = try #require(
      card.firstRange(of: "<a href=\"#d0s1\"><bdi>Shopping Cart</bdi></a></h3>"))
    let id = try #require(card.firstRange(of: "<code>sc1</code>"))
    #expect(title.upperBound < id.lowerBound)
    #expect(card.contains("<span>iPhone 15 Pro</span> <span>320 × 480</span>"))
    #expect(
      card.contains("aria-label=\"Shopping Cart in iPhone 15 Pro, Compact width, regular height\""))
    // Cells that look the same are named.
    #expect(card.contains("<p>The same: Compact width, regular height</p>"))
    #expect(card.ranges(of: "<svg").count == 1)
  }

  @Test("counts the most severe findings of a scene")
  func badges() {
    var shown = document("Main.storyboard", "Home", "Cart")
    shown.findings = ["warning", "error", "warning", "note"].map {
      .init(severity: $0, id: "an-id", line: 1, message: "broken", object: nil, scene: "sc1")
    }
    shown.findings.append(
      .init(severity: "note", id: "an-id", line: 1, message: "fine", object: nil, scene: "sc0"))
    let page = page(shown)
    #expect(
      page.matches(of: /<p class="badge.*<\/p>/).map { String($0.0) } == [
        "<p class=\"badge error\">1 error</p>"
      ])
    #expect(page.contains("<summary>5 findings</summary>"))
  }

  @Test("lists documents without a scene last and folded")
  func emptyDocuments() throws {
    var empty = PageDocument(path: "App/Mac/Window.xib")
    empty.findings = [
      .init(severity: "note", id: "an-id", line: 2, message: "other", object: nil, scene: nil)
    ]
    let page = page(empty, document("App/Main.storyboard", "Home"))
    let gallery = try #require(page.firstRange(of: "<h2 id=\"d1\">"))
    let folded = try #require(
      page.firstRange(of: "<details id=\"empty\"><summary>1 document without a scene</summary>"))
    #expect(gallery.upperBound < folded.lowerBound)
    #expect(page.contains("<li id=\"d0\"><bdi>Mac/<wbr>Window<wbr>.xib</bdi>"))
    #expect(page.contains("1 scene in 1 document<"))
    #expect(page.contains("<a href=\"#empty\">1 document without a scene</a>"))
    // Nothing else is on the page: they are shown.
    let alone = String(decoding: PageHTML.page([empty]), as: UTF8.self)
    #expect(alone.contains("<details id=\"empty\" open>"))
  }

  @Test("shows documents that fill a row first")
  func order() {
    let page = page(
      document("A.xib", "A"), document("B.storyboard", "1", "2", "3", "4", "5"),
      document("C.xib", "C"))
    let headings = page.matches(of: /<h2 id="(\w+)"/).map { String($0.1) }
    #expect(headings == ["d1", "d0", "d2"])
    // The data remain in the order of the documents.
    let paths = page.matches(of: /\{"path":"(.)/).map { String($0.1) }
    #expect(paths == ["A", "B", "C"])
  }

  @Test("lists scenes below their document, unless the only one has its name")
  func index() throws {
    let page = page(
      document("PriceCell.xib", "PriceCell"), document("Main.storyboard", "Home", "Cart"))
    let index = try #require(
      page.firstMatch(of: /<nav id="index"(.*?)<\/nav>/.dotMatchesNewlines())
    ).1
    let links = index.matches(of: /href="#(\w+)"/).map { String($0.1) }
    #expect(links == ["d0", "d1", "d1s0", "d1s1"])
  }
}
