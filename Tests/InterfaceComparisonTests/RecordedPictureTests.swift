import InterfaceComparison
import InterfaceSource
import InterfaceTraits
import Testing

/// The comparison of pictures with recorded ones.
struct RecordedPictureTests {
  private static func picture(_ items: String, definitions: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="200" data-scene="s">
      <title>s</title><defs>\(definitions)</defs>
      <g><rect width="100" height="200" fill="#ffffff"/>\(items)</g>
    </svg>
    """
  }

  private static func view(
    _ id: String, x: Double = 10, fill: String = "#ff0000", content: String = ""
  ) -> String {
    """
    <rect data-id="\(id)" data-line="7" x="\(x)" y="0" width="20" height="20" fill="\(fill)"><title>view</title></rect>
    <g transform="translate(\(x) 0)">\(content)</g>
    """
  }

  private func read(_ text: String) -> RecordedPicture? {
    RecordedPicture(reading: SourceFile(path: "s.svg", bytes: Array(text.utf8)))
  }

  private func different(
    _ old: String, _ new: String, tolerance: Double = 0, ignoring: Set<String> = []
  ) throws -> [String?] {
    try #require(read(old)).viewsDrawnDifferently(
      in: #require(read(new)), tolerance: tolerance, ignoring: ignoring)
  }

  @Test func contentBelongsToTheViewBeforeIt() throws {
    let old = Self.picture(Self.view("a", content: "<text x=\"0\">One</text>") + Self.view("b"))
    let new = Self.picture(Self.view("a", content: "<text x=\"0\">Two</text>") + Self.view("b"))
    #expect(try different(old, new) == ["a"])
    #expect(try different(old, new, ignoring: ["a"]) == [])
    #expect(try different(old, old) == [])
  }

  @Test func whatFollowsTheViewsBelongsToTheScene() throws {
    func picture(_ title: String) -> String {
      Self.picture("<g>\(Self.view("a"))</g><text x=\"50\">\(title)</text>")
    }
    #expect(try different(picture("One"), picture("Two")) == [nil])
  }

  @Test(arguments: [(0.4, [String?]()), (0.6, ["a"])])
  func numbersMayDifferByTheTolerance(distance: Double, expected: [String?]) throws {
    let (old, new) = (Self.picture(Self.view("a")), Self.picture(Self.view("a", x: 10 + distance)))
    #expect(try different(old, new, tolerance: 0.5) == expected)
  }

  @Test func colorsAndTextsHaveNoTolerance() throws {
    let old = Self.picture(Self.view("a", fill: "#000010"))
    let new = Self.picture(Self.view("a", fill: "#000011"))
    #expect(try different(old, new, tolerance: 100) == ["a"])
  }

  @Test func namesOfDefinitionsAndLinesHaveNoEffect() throws {
    func picture(_ name: String, line: Int, image: String = "AAAA") -> String {
      Self.picture(
        "<rect data-id=\"a\" data-line=\"\(line)\" x=\"0\" y=\"0\" width=\"5\" height=\"5\"/>"
          + "<use href=\"#\(name)\"/>",
        definitions: "<image id=\"\(name)\" href=\"data:image/png;base64,\(image)\"/>")
    }
    #expect(try different(picture("image1", line: 3), picture("image2", line: 4)) == [])
    #expect(
      try different(
        picture("image1", line: 3), picture("image1", line: 3, image: "AAAB"), tolerance: 100)
        == ["a"])
  }

  @Test func framesAreInThePicture() throws {
    let text = Self.picture(
      "<g transform=\"translate(5 7) scale(2)\">\(Self.view("a", x: 10))</g>")
    let frame = try #require(read(text)?.frames["a"])
    #expect(frame == LayoutRect(x: 25, y: 7, width: 40, height: 40))
  }

  @Test(arguments: ["", "<svg/>", "<html/>", "<svg width=\"1\" height=\"2\"/>", "<svg width=\"x"])
  func otherFilesAreNoPictures(text: String) { #expect(read(text) == nil) }

  /// Each level refers to the one before it a thousand times.
  @Test func definitionsOfDefinitionsAreBounded() {
    var definitions = "<g id=\"d0\"><rect/></g>"
    for level in 1...6 {
      let uses = String(repeating: "<use href=\"#d\(level - 1)\"/>", count: 1000)
      definitions += "<g id=\"d\(level)\">\(uses)</g>"
    }
    let uses = String(repeating: "<use href=\"#d6\"/>", count: 1000)
    #expect(read(Self.picture(uses, definitions: definitions)) == nil)
  }
}
