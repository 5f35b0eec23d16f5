import Foundation
import TestSupport
import Testing

/// `--text-as paths`, on the built program, with the fonts of `Fixtures/fonts`.
@Suite struct TextAsPathsTests {
  private static let document = Fixtures.url("letters/Letters.xib").path
  private static let fonts = ["NinefoldTest-Regular.ttf", "NinefoldTest-Bold.otf"].flatMap {
    ["--fonts", Fixtures.url("fonts/\($0)").path]
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func textsWithAvailableFontsAreOutlines() throws {
    try inFolder { folder in
      let run = try BuiltTool.run(
        ["preview", Self.document, "-o", folder.path, "--cell", "canvas", "--text-as", "paths"]
          + ["--findings", "ignore"] + Self.fonts)
      #expect(run.status == 0)
      #expect(
        run.error
          == "ninefold: warning: 2 texts are not drawn as outlines because no available font file can draw them: the system font, "
          + "'NinefoldTest-Regular'; install the font Inter (Debian: fonts-inter, Homebrew: font-inter), or use --fonts to add font files\n"
      )
      let picture = folder.appending(path: "Letters.xib/View.ltr-vi-001.canvas.svg")
      let svg = [UInt8](try Data(contentsOf: picture))
      try expectWellFormed(svg)
      try expectGolden(svg, at: "letters/paths.svg")
      let text = String(decoding: svg, as: UTF8.self)
      // Every text is still readable, and references lead only to elements of the picture.
      for label in ["fin AV", "no no", "باب n"] { #expect(text.contains("aria-label=\"\(label)")) }
      #expect(text.contains(">n &lt;o&gt;</text>"))
      for match in text.matches(of: /href="([^"]*)"/) { #expect(match.1.hasPrefix("#")) }
    }
  }

  @Test func pagesAndTransitionsHaveOutlinesToo() throws {
    try inFolder { folder in
      let page = folder.appending(path: "page.html")
      let run = try BuiltTool.run(
        ["preview", Self.document, "--html", page.path, "--cell", "canvas", "--text-as", "paths"]
          + ["--findings", "ignore"] + Self.fonts)
      #expect(run.status == 0)
      #expect(run.error.contains("2 texts are not drawn as outlines"))
      let html = try String(contentsOf: page, encoding: .utf8)
      #expect(html.contains("aria-label"))
      let places = Fixtures.url("apps/Places").path
      let turn = [
        "transition", places, "--from", "retina4_7", "--to", "retina4_7:landscape", "--format",
        "svg", "--start", "PlacesFlow", "--findings", "ignore",
      ]
      let font = Fixtures.url("fonts/StandInSystem.ttf").path
      let plain = try BuiltTool.run(turn + ["--fonts", font])
      let outlined = try BuiltTool.run(turn + ["--fonts", font, "--text-as", "paths"])
      #expect(plain.status == 0 && outlined.status == 0, "\(outlined.error)")
      // The artificial font has few glyphs.
      #expect(outlined.error.contains("because no available font file can draw"))
    }
  }

  @Test(arguments: [
    ["preview", "--text-as", "path", "-o", "Out"],
    ["preview", "--text-as", "paths", "--format", "json", "--app", "-o", "Out"],
    ["transition", "--text-as", "paths", "--from", "retina4_7", "--to", "retina5_9"],
  ]) func incompatibleOptionsAreReported(arguments: [String]) throws {
    let run = try BuiltTool.run([arguments[0], Self.document] + arguments.dropFirst())
    #expect(run.status == 2)
    #expect(run.error.contains("--text-as"), "\(run.error)")
  }
}
