import NinefoldCommandLine
import Testing

/// Documents that have more of something than any real one: one finding names the limit, and the limit can be raised.
@Suite struct LimitTests {
  private func lint(_ inside: String, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", "-", "--cell", "canvas"] + options, input: Sample.xib(extra: inside))
  }

  private func subviews(_ views: String) -> String { "<subviews>\(views)</subviews>" }

  private func label(_ text: String) -> String {
    subviews(
      "<label fixedFrame=\"YES\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        + "<string key=\"text\">\(text)</string></label>")
  }

  @Test func elements() {
    let colors = String(repeating: "<z/>", count: 26_000)
    let run = lint(colors)
    #expect(run.status == .findings)
    #expect(run.output.contains("error: the document has more than 25000 elements"))
    #expect(run.output.contains("--limit elements=NUMBER"))
    let raised = lint(colors, ["--limit", "elements=30000"])
    #expect(!raised.output.contains("more than"), "\(raised.output)")
  }

  @Test(arguments: ["<view/>", "<z/>"])
  func objects(view: String) {
    let views = subviews(String(repeating: view, count: 4_100))
    let run = lint(views)
    #expect(run.status == .findings)
    #expect(
      run.output.contains(
        "error: the document has more than 4000 views, controllers, scenes and bar items"))
    #expect(run.output.contains("--limit objects=NUMBER"))
    let raised = lint(views, ["--limit=objects=5000"])
    #expect(!raised.output.contains("more than"), "\(raised.output)")
  }

  @Test func objectsOfAScene() {
    let run = lint("</view>" + String(repeating: "<customObject/>", count: 4_100) + "<view>")
    #expect(run.status == .findings)
    #expect(run.output.contains("error: the document has more than 4000 views"))
  }

  @Test func ids() {
    let long = lint(
      "<subviews><view id=\"\(String(repeating: "i", count: 1_001))\"/></subviews>")
    #expect(long.status == .findings)
    #expect(long.output.contains("error: an id has more than 1000 bytes"))
    let short = lint(
      "<subviews><view id=\"\(String(repeating: "i", count: 1_000))\"/></subviews>")
    #expect(!short.output.contains("an id has more than"))
  }

  @Test func documentsOfRealisticSizeExceedNoLimit() {
    let name = String(repeating: "n", count: 300)
    let views = (0..<4_100).map {
      "<view fixedFrame=\"YES\" id=\"v\($0)\" userLabel=\"\(name)\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    }
    let run = lint(subviews(views.joined()))
    #expect(run.status == .clean, "\(run.output.prefix(500))")
  }

  @Test(arguments: ["\n", "a ", "&#10;"])
  func text(piece: String) {
    let text = String(repeating: piece, count: 100_100) + "x"
    let run = lint(label(text))
    #expect(run.status == .findings)
    #expect(run.output.contains("error: the document's views show more than 100000 bytes of text"))
    #expect(run.output.contains("--limit text=NUMBER"))
    let short = lint(label("A\nB"), ["--limit", "text=2"])
    #expect(short.output.contains("more than 2 bytes"))
    let raised = lint(label("A\nB"), ["--limit", "text=3"])
    #expect(raised.status == .clean, "\(raised.output)")
  }

  @Test func textInAttributes() {
    let run = lint(
      subviews("<button id=\"b\"><state key=\"normal\" title=\"abc\"/></button>"),
      ["--limit", "text=2"])
    #expect(run.output.contains("more than 2 bytes of text"))
  }

  @Test func dataDoesNotCountAsText() {
    let data = String(repeating: "QUJD", count: 30_000)
    let run = lint("<mutableData key=\"keyedArchiveRepresentation\">\(data)</mutableData>")
    #expect(!run.output.contains("text"), "\(run.output.prefix(300))")
  }

  @Test func bytes() {
    let run = ToolRun(["lint", "-", "--limit", "bytes=100"], input: Sample.xib())
    #expect(run.output.contains("error: the file has more than 100 bytes"))
    #expect(run.output.contains("--limit bytes=NUMBER"))
  }

  @Test func findings() {
    let views = subviews(String(repeating: "<view alpha=\"x\" fixedFrame=\"YES\"/>", count: 1_010))
    let run = lint(views)
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("[bad-number]") }
    #expect(found.count == 1_000)
    #expect(
      run.output.contains("note: 10 more 'bad-number' findings are omitted"))
    let all = lint(views, ["--limit", "findings=1010"])
    #expect(!all.output.contains("findings-omitted"))
  }

  @Test(arguments: [
    "elements", "elements=", "elements=0", "elements=-1", "=3", "views=3", "text=x",
  ])
  func invalidLimitsAreRejected(setting: String) {
    let run = ToolRun(["lint", "x", "--limit", setting])
    #expect(run.status == .failure)
    #expect(
      run.error.hasPrefix(
        "ninefold: error: invalid value '\(setting)' for --limit: expected NAME=N with bytes, elements, "
          + "objects, text or findings as NAME"), "\(run.error)")
  }

  @Test(arguments: [
    ["compile", "-"], ["dump", "-", "--stage", "layout"], ["why", "-", "v"],
    ["preview", "-", "-o", "/tmp"],
  ])
  func everyDocumentCommandAcceptsLimits(command: [String]) {
    let run = ToolRun(command + ["--limit", "bytes=1"], input: Sample.xib())
    #expect(run.error.contains("the file has more than 1 bytes"), "\(run.error)")
  }
}
