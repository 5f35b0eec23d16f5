import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Texts of documents measured with the fonts of `Fixtures/fonts`, whose metrics are in `scripts/test-fonts`.
@Suite struct FontSelectionTests {
  /// A document with a label "AVn" of 20 points, which is 38.4 points wide in the test font.
  private static let document = Sample.xib(
    extra: """

                      <subviews>
                          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="AVn" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                              <rect key="frame" x="0.0" y="0.0" width="38.5" height="23"/>
                              <fontDescription key="fontDescription" name="NinefoldTest-Regular" \
      family="Ninefold Test" pointSize="20"/>
                              <nil key="textColor"/>
                              <nil key="highlightedColor"/>
                          </label>
                      </subviews>
                      <constraints>
                          <constraint firstItem="lab" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c1"/>
                          <constraint firstItem="lab" firstAttribute="top" secondItem="v" \
      secondAttribute="top" id="c2"/>
                      </constraints>
      """)

  private static func copyFont(
    to path: String, in folder: TemporaryFolder, cut: Int = 0
  ) throws {
    let bytes = try Data(contentsOf: Fixtures.url("fonts/NinefoldTest-Regular.ttf"))
    try folder.write("", to: path)
    try bytes.dropLast(cut).write(to: URL(filePath: folder.path(path)))
  }

  /// The label's frame on the document's canvas, and whether it is approximate.
  private static func label(_ text: String?) -> (frame: String, isApproximate: Bool)? {
    let line = text?.split(separator: "\n").first { $0.contains("\"id\": \"lab\", \"class\"") }
    guard let line, let match = line.firstMatch(of: #/"frame": \[([^\]]*)\]/#) else { return nil }
    return (match.1.filter { $0 != " " }, line.contains("\"approximate\": true"))
  }

  @Test func bundledFontsMeasureTheirTexts() throws {
    let folder = try TemporaryFolder()
    try Self.copyFont(to: "App/Fonts/Test.ttf", in: folder)
    try folder.write(Self.document, to: "App/V/D.xib")
    try folder.write("", to: "App/Package.swift")
    for operand in ["App", "App/V/D.xib"] {
      let run = ToolRun(
        ["compile", folder.path(operand), "--cell", "canvas", "-o", folder.path("Out")])
      #expect(run.status == .clean, "\(run.error)")
      let file = operand == "App" ? "Out/V/D.xib.layout.json" : "Out/D.xib.layout.json"
      let label = try #require(Self.label(folder.text(file)))
      // 0.62 + 0.7 + 0.6 em, rounded to thirds of a point (pixels).
      #expect(label.frame.hasPrefix("0,0,38.66666"), "\(label)")
      #expect(!label.isApproximate)
    }
  }

  @Test func fontsOfOtherProjectsAreIgnored() throws {
    let folder = try TemporaryFolder()
    try Self.copyFont(to: "All/One/Test.ttf", in: folder)
    try folder.write("", to: "All/One/One.xcodeproj/project.pbxproj")
    try folder.write(Self.document, to: "All/Two/D.xib")
    let run = ToolRun(["compile", folder.path("All"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(Self.label(folder.text("Out/Two/D.xib.layout.json"))?.isApproximate == true)
  }

  @Test func fontsOptionAppliesToEveryCommand() throws {
    let folder = try TemporaryFolder()
    try Self.copyFont(to: "Fonts/Test.ttf", in: folder)
    try folder.write(Self.document, to: "V/D.xib")
    let document = folder.path("V/D.xib")
    for path in ["Fonts", "Fonts/Test.ttf"] {
      let given = ["--fonts", folder.path(path)]
      let compile = ToolRun(["compile", document, "--cell", "canvas"] + given)
      #expect(Self.label(compile.output)?.isApproximate == false, "\(compile.error)")
      let dump = ToolRun(["dump", document, "--stage", "layout", "--cell", "canvas"] + given)
      #expect(dump.output.contains("38.66666"), "\(dump.output)\(dump.error)")
      let why = ToolRun(["why", document, "lab"] + given)
      #expect(why.output.contains("38.66666"), "\(why.output)\(why.error)")
    }
  }

  @Test func malformedFontsAreReportedWithTheirPath() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "V/D.xib")
    try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "Pointer.ttf")
    try Self.copyFont(to: "Cut.ttf", in: folder, cut: 30)
    let document = folder.path("V/D.xib")
    for (name, message) in [
      (
        "Pointer.ttf",
        "1:1: error: the font cannot be read: the first bytes are those of neither TrueType nor OpenType"
      ),
      ("Cut.ttf", "error: the font cannot be read: the table '"),
    ] {
      let run = ToolRun(["lint", document, "--fonts", folder.path(name)])
      #expect(run.status == .findings)
      #expect(run.output.contains(name) && run.output.contains(message), "\(run.output)")
    }
    let gone = ToolRun(["lint", document, "--fonts", folder.path("Gone")])
    #expect(gone.status == .failure)
    #expect(gone.error.contains("Gone"))
    let empty = ToolRun(["lint", document, "--fonts", folder.path("V")])
    #expect(empty.status == .failure)
    #expect(empty.error.contains("contains no .ttf, .otf, .ttc or .otc files"))
  }

  /// A broken font in the documents' folder is reported once, as a warning, and only if a text needs it.
  @Test func brokenFontsOfAnAppAreWarnings() throws {
    let folder = try TemporaryFolder()
    try Self.copyFont(to: "App/Cut.ttf", in: folder, cut: 30)
    try folder.write(Self.document, to: "App/One.xib")
    try folder.write(Self.document, to: "App/V/Two.xib")
    let run = ToolRun(["lint", folder.path("App"), "--reporter", "xcode"])
    #expect(run.status == .clean)
    #expect(run.output.matches(of: #/warning: the font cannot be read/#).count == 1)
    try folder.write(Sample.xib(), to: "App/One.xib")
    try folder.write(Sample.xib(), to: "App/V/Two.xib")
    #expect(ToolRun(["lint", folder.path("App"), "--reporter", "xcode"]).output.isEmpty)
  }
}
