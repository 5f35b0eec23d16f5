import Foundation
import TestSupport
import Testing

/// Outlines of Inter as an installed font, on the built program.
///
/// The font is that of the tests under Inter's name.
@Suite struct StandInFontsTests {
  private static let inter = "Inter Display"
  private static let warning = "install the font Inter (Debian: fonts-inter, Homebrew: font-inter)"

  /// Calls a function with a folder that contains a document and the font as an installed one.
  private func installed(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = folder.appending(path: "data/fonts/truetype/rsms-inter")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try Self.font().write(to: fonts.appending(path: "Inter-Regular.ttf"))
    // Files with other names are not read.
    try Data("no font".utf8).write(to: fonts.appending(path: "InterTight-Regular.ttf"))
    // The font is not one of the document's project.
    let app = folder.appending(path: "app")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try Data(Self.document.utf8).write(to: app.appending(path: "Fin.xib"))
    try body(folder)
  }

  /// Returns a font with another name of the same length.
  private static func font() throws -> Data {
    var bytes = try Data(contentsOf: Fixtures.url("fonts/NinefoldTest-Regular.ttf"))
    let name = try #require("Ninefold Test".data(using: .utf16BigEndian))
    let other = try #require(inter.data(using: .utf16BigEndian))
    while let range = bytes.firstRange(of: name) { bytes.replaceSubrange(range, with: other) }
    return bytes
  }

  private static func label(_ id: String, y: Int, _ text: String, _ font: String) -> String {
    """
    <label opaque="NO" text="\(text)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="10" y="\(y)" width="180" height="30"/>\(font)</label>
    """
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="fin-vi-001">
    <rect key="frame" x="0.0" y="0.0" width="200" height="200"/><subviews>
    \(label("fin-la-001", y: 10, "fin", #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#))
    \(label("fin-la-002", y: 50, "no", #"<fontDescription key="fontDescription" type="system" weight="heavy" pointSize="17"/>"#))
    \(label("fin-la-003", y: 90, "AV", #"<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>"#))
    </subviews></view></objects></document>
    """

  private static func preview(
    _ folder: URL, _ options: [String], fonts: Bool = true
  ) throws -> BuiltTool.Run {
    try BuiltTool.run(
      ["preview", folder.appending(path: "app/Fin.xib").path, "--cell", "canvas"] + options
        + ["--findings", "ignore"],
      environment: fonts
        ? ["XDG_DATA_DIRS": "relative:\(folder.path)/data", "XDG_DATA_HOME": "/dev/null"] : nil)
  }

  @Test func pagesHaveOutlinesOfTheInstalledFont() throws {
    try installed { folder in
      let page = folder.appending(path: "page.html")
      func html(_ options: [String] = [], fonts: Bool = true) throws -> (String, String) {
        let run = try Self.preview(folder, ["--html", page.path] + options, fonts: fonts)
        #expect(run.status == 0)
        return (try String(contentsOf: page, encoding: .utf8), run.error)
      }
      let (outlined, silence) = try html()
      #expect(silence == "")
      // The nearest weight draws the heavy text, and Inter text in a font that no file has.
      for text in ["fin", "no", "AV"] { #expect(outlined.contains("aria-label=\\\"\(text)\\\"")) }
      let (texts, none) = try html(["--text-as", "text"])
      #expect(none == "" && !texts.contains("aria-label=\\\"fin"))
      for options in [[], ["--isolated"]] {
        let (without, warning) = try html(options, fonts: !options.isEmpty)
        #expect(warning.contains("3 texts are not drawn") && warning.contains(Self.warning))
        #expect(warning.split(separator: "\n").count == 1)
        #expect(without == texts)
      }
    }
  }

  @Test func picturesOfComparisonsAreOutlines() throws {
    try installed { folder in
      let new = folder.appending(path: "new/Fin.xib")
      try FileManager.default.createDirectory(
        at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
      let changed = Self.document.replacing(#"x="10" y="50""#, with: #"x="10" y="52""#)
      try Data(changed.utf8).write(to: new)
      func pictures(_ options: [String] = []) throws -> [String] {
        let page = folder.appending(path: "changes.html")
        let run = try BuiltTool.run(
          [
            "compare", folder.appending(path: "app").path, folder.appending(path: "new").path,
            "--cell", "canvas", "--format", "html", "-o", page.path,
          ] + options, environment: ["XDG_DATA_DIRS": "\(folder.path)/data"])
        #expect(run.status == 1 && !run.error.contains("not drawn"), "\(run.error)")
        let html = try String(contentsOf: page, encoding: .utf8)
        return html.matches(of: /svg\+xml;base64,([^"]*)/).compactMap { match in
          Data(base64Encoded: String(match.1)).map { String(decoding: $0, as: UTF8.self) }
        }
      }
      let outlined = try pictures()
      #expect(outlined.count == 2)
      #expect(outlined.allSatisfy { $0.contains(#"aria-label="fin""#) && !$0.contains("<text") })
      let texts = try pictures(["--text-as", "text"])
      #expect(texts.count == 2 && texts.allSatisfy { $0.contains(">fin</text>") })
    }
  }

  @Test func filesAreTextAndRastersAreOutlines() throws {
    try installed { folder in
      let out = folder.appending(path: "out")
      let svg = try Self.preview(folder, ["-o", out.path])
      #expect(svg.status == 0 && svg.error == "")
      let file = out.appending(path: "Fin.xib/View.fin-vi-001.canvas.svg")
      let picture = try String(contentsOf: file, encoding: .utf8)
      // Text in another font keeps its measured width.
      let lines = picture.matches(of: /<text [^>]*>/)
      #expect(lines.count == 3 && lines.allSatisfy { $0.output.contains("textLength") })
      let png = try Self.preview(folder, ["-o", out.path, "--format", "png"], fonts: false)
      #expect(png.error.contains(Self.warning), "\(png.error)")
    }
  }

  @Test func layoutsAreTheSameWithTheFont() throws {
    try installed { folder in
      let path = folder.appending(path: "app/Fin.xib").path
      func layout(_ environment: [String: String]?) throws -> Data {
        try BuiltTool.run(["compile", path, "--findings", "ignore"], environment: environment)
          .output
      }
      let without = try layout(nil)
      #expect(!without.isEmpty)
      #expect(try layout(["XDG_DATA_DIRS": "\(folder.path)/data"]) == without)
    }
  }
}
