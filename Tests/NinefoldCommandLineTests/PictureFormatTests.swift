import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Vector images in pictures, and pictures as PNG; both use external programs that may be missing.
@Suite struct PictureFormatTests {
  /// A PDF file of one page with a black square; readers find the objects without a cross-reference
  /// table.
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Contents 4 0 R>>endobj
    4 0 obj<</Length 12>>stream
    0 0 9 9 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  private func folder(_ file: String, _ bytes: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      Sample.xib(
        extra: """
          <subviews><imageView fixedFrame="YES" image="Star" id="i">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></imageView></subviews>
          """), to: "A.xib")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(file)"}], "info": {"version": 1}}"#,
      to: "A.xcassets/Star.imageset/Contents.json")
    try folder.write(bytes, to: "A.xcassets/Star.imageset/\(file)")
    return folder
  }

  private func picture(_ folder: TemporaryFolder) throws -> String {
    let run = ToolRun(
      ["preview", folder.url.path, "-o", folder.path("Out"), "--cell", "wC-hR"])
    #expect(run.status == .clean, "\(run.error)")
    return try String(
      contentsOf: folder.url.appending(path: "Out/A.xib/View.v.wCompact-hRegular.svg"),
      encoding: .utf8)
  }

  @Test func svgAssetIsEmbedded() throws {
    let inert = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><g/></svg>"
    let shown = try picture(folder("a.svg", inert))
    #expect(shown.contains("data:image/svg+xml;base64," + Data(inert.utf8).base64EncodedString()))
    let active = inert.replacingOccurrences(of: "<g/>", with: "<script/>")
    #expect(try !picture(folder("a.svg", active)).contains("data:image/svg+xml"))
  }

  @Test(.needs(.pdftocairo)) func pdfAssetIsEmbedded() throws {
    #expect(try picture(folder("a.pdf", Self.pdf)).contains("data:image/svg+xml;base64,"))
  }

  @Test func aBrokenPDFAssetIsAPlaceholder() throws {
    #expect(try !picture(folder("a.pdf", "%PDF-1.4 nothing")).contains("data:image"))
  }

  @Test(.needs(.rsvgConvert)) func picturesMayBePNG() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "A.xib")
    let run = ToolRun(
      [
        "preview", folder.path("A.xib"), "-o", folder.path("Out"), "--cell", "wC-hR", "--format",
        "png", "--scale", "2",
      ])
    #expect(run.status == .clean, "\(run.error)")
    let bytes = [UInt8](
      try Data(contentsOf: folder.url.appending(path: "Out/A.xib/View.v.wCompact-hRegular.png")))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The view is still 320 points wide, at two pixels per point.
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width == 640)
  }

  @Test func scaleRequiresPNG() throws {
    let run = ToolRun(["preview", "A.xib", "-o", "Out", "--scale", "2"])
    #expect(run.status == .failure)
    #expect(run.error.contains("--scale requires --format png"))
  }
}
