import InterfaceEmission
import InterfaceSource
import Testing

@Suite("A page of pictures")
struct PageTests {
  /// A picture as the SVG writer produces it.
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="480" viewBox="0 0 320 480" font-family="Inter" data-scene="a" data-configuration="canvas">
      <title>Scene, canvas</title>
      <defs>
        <clipPath id="clip1">
          <rect x="0" y="0" width="10" height="10"/>
        </clipPath>
        <image id="image1" width="1" height="1" preserveAspectRatio="none" href="data:image/png;base64,@0"/>
      </defs>
      <rect data-id="v" data-line="3" x="8" y="16" width="100" height="40" fill="#ffffff">
        <title>label &lt;/script&gt;</title>
      </rect>
      <g transform="translate(8 16)" clip-path="url(#clip1)">
        <use href="#image1" transform="translate(0 0) scale(4 4)"/>
        <text x="0" y="15" font-size="17" textLength="80" fill="#000000">=&quot;&quot; &lt;b&gt;</text>
      </g>
    </svg>

    """

  @Test(
    "names scripts by their digests",
    arguments: [
      // The examples of FIPS 180-4, and lengths near the end of a block.
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
    ])
  func digests(text: String, digest: String) {
    let bytes = SecureHash.sha256.digest(Array(text.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  @Test("has a policy that allows only its own scripts")
  func policy() throws {
    let still = String(decoding: PageHTML.page([]), as: UTF8.self)
    let follower = PageFollower(named: "v.js")
    let followed = String(decoding: follower.page([], drawnAt: 7).page, as: UTF8.self)
    for (page, count) in [(still, 1), (followed, 2)] {
      let policy = try #require(
        page.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/))
      let head = try #require(page.firstRange(of: "<style>"))
      #expect(policy.range.upperBound < head.lowerBound)
      let scripts = page.matches(of: /<script>((?s).*?)<\/script>/).map { String($0.1) }
      #expect(scripts.count == count)
      for script in scripts { #expect(policy.1.contains(ScriptDigest.source(script))) }
      #expect(policy.1.hasPrefix("default-src 'none'; script-src 'sha256-"))
      let source = try #require(policy.1.firstMatch(of: /script-src ([^;]*)/))
      #expect(!source.1.contains("unsafe"))
      #expect(source.1.contains("'strict-dynamic'") == (count == 2))
    }
  }

  @Test("says when it was drawn, and is the same whenever that is")
  func drawnTime() {
    let documents = [PageDocument(path: "a.xib")]
    let follower = PageFollower(named: "v.js")
    let (first, second) = (
      follower.page(documents, drawnAt: 1_700_000_000),
      follower.page(documents, drawnAt: 1_700_000_001)
    )
    #expect(first.page == second.page)
    let version = String(decoding: first.version, as: UTF8.self)
    #expect(version.hasSuffix("', 1700000000);\n"), "\(version)")
    #expect(String(decoding: first.page, as: UTF8.self).contains("id=\"drawn\""))
  }

  @Test("contains shared parts once")
  func sharing() {
    var pool = PagePool()
    let first = pool.add(Array(Self.svg.utf8))
    #expect(pool.add(Array(Self.svg.utf8)) == first)
    let count = pool.parts.count
    let moved = Self.svg.replacing("x=\"8\" y=\"16\"", with: "x=\"9\" y=\"16\"")
    #expect(pool.add(Array(moved.utf8)) != first)
    #expect(pool.parts.count == count + 1)
    #expect(pool.pictures[first].width == "320")
    #expect(pool.parts.contains { $0.numbers == ["8", "16", "100", "40"] })
    // The names of definitions are unique to the picture.
    let renamed = Self.svg.replacing("clip1", with: "clip7")
    #expect(pool.add(Array(renamed.utf8)) == first)
  }

  @Test("escapes all texts of a document")
  func inertness() {
    let hostile = "</script><script>alert(1)</script>\u{2028}<!--\"&'"
    var document = PageDocument(path: hostile)
    let picture = document.pool.add(Array(Self.svg.utf8))
    document.configurations = [
      .init(
        name: hostile, environmentName: hostile, title: hostile, group: .device, language: "",
        style: "", direction: "", textSize: "")
    ]
    document.scenes = [
      .init(
        id: hostile, title: hostile,
        states: [
          .init(
            configuration: 0, picture: picture,
            facts: document.index(of: .init(views: [], constraints: [])))
        ])
    ]
    document.findings = [
      .init(severity: "error", id: "an-id", line: 1, message: hostile, object: nil, scene: hostile)
    ]
    let page = String(decoding: PageHTML.page([document]), as: UTF8.self)
    // One element with data, and the page's own script.
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.ranges(of: "</script").count == 2)
    #expect(!page.contains("alert(1)</script"))
    #expect(!page.contains("<!--"))
    #expect(!page.unicodeScalars.contains("\u{2028}"))
    #expect(page.contains("\\u003c/script\\u003e"))
  }

  @Test("loads no external resources")
  func containment() {
    let page = String(decoding: PageHTML.page([PageDocument(path: "a.xib")]), as: UTF8.self)
    for word in ["src=", "url(h", "@import", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("draws pictures without a script as they were written")
  func picture() {
    var document = PageDocument(path: "a.xib")
    let picture = document.pool.add(Array(Self.svg.utf8))
    document.configurations = [
      .init(
        name: "canvas", environmentName: "canvas", title: "Canvas", group: .canvas, language: "",
        style: "", direction: "", textSize: "")
    ]
    document.scenes = [
      .init(
        id: "a", title: "A", states: [.init(configuration: 0, picture: picture, facts: 0)])
    ]
    let page = String(decoding: PageHTML.page([document]), as: UTF8.self)
    #expect(
      page.contains(
        "<rect data-id=\"v\" data-line=\"3\" x=\"8\" y=\"16\" width=\"100\" height=\"40\" fill=\"#ffffff\">"
          + "<title>label &lt;/script&gt;</title></rect>"))
    #expect(page.contains(">=&quot;&quot; &lt;b&gt;</text></g></svg>"))
    #expect(page.contains("clip-path=\"url(#d0p"))
  }
}
