import Foundation
import NinefoldCommandLine
import Testing

@Suite struct AssetSelectionTests {
  /// A PDF page of the given extent, which is all that its header says.
  private static func picture(_ extent: Int) -> String {
    "%PDF-1.4\n1 0 obj<</Type/Page/MediaBox[0 0 \(extent) \(extent)]>>endobj\n"
  }

  private func writeCatalog(
    _ path: String, _ names: [String], extent: Int, in folder: TemporaryFolder
  ) throws {
    for name in names {
      try folder.write(
        #"{"images": [{"idiom": "universal", "filename": "\#(extent).pdf"}]}"#,
        to: "\(path)/\(name).imageset/Contents.json")
      try folder.write(Self.picture(extent), to: "\(path)/\(name).imageset/\(extent).pdf")
    }
  }

  /// The extent of the image that the document's image view finds, by the layout's own words.
  private func extent(of run: ToolRun) -> String? {
    run.output.firstMatch(of: #/image "pic" \(?(\d+)/#).map { String($0.1) }
  }

  private static let document = Sample.xib(
    extra: """

                      <subviews>
                          <imageView contentMode="scaleToFill" image="pic" fixedFrame="YES" id="i">
                              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                          </imageView>
                      </subviews>
      """)

  @Test func theNearestCatalogCountsFirst() async throws {
    let folder = try TemporaryFolder()
    try writeCatalog("App/A.xcassets", ["pic"], extent: 10, in: folder)
    try writeCatalog("App/Z/B.xcassets", ["pic"], extent: 20, in: folder)
    try folder.write(Self.document, to: "App/Z/D.xib")
    try folder.write(Self.document, to: "App/Y/D.xib")
    let run = await ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Out/Z/D.xib.layout.json")?.contains("pic.imageset/20.pdf") == true)
    #expect(folder.text("Out/Y/D.xib.layout.json")?.contains("pic.imageset/10.pdf") == true)
    let dump = await ToolRun(
      [
        "dump", folder.path("App/Z/D.xib"), "--stage", "resolved", "--cell", "canvas", "--assets",
        folder.path("App/Z"),
      ])
    #expect(extent(of: dump) == "20", "\(dump.output)")
  }

  @Test func catalogsOfOtherProjectsDoNotCount() async throws {
    let folder = try TemporaryFolder()
    try writeCatalog("App/One/A.xcassets", ["pic"], extent: 10, in: folder)
    try writeCatalog("App/Shared/B.xcassets", ["other"], extent: 20, in: folder)
    try folder.write("", to: "App/One/One.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/Two/Two.xcodeproj/project.pbxproj")
    try folder.write(Self.document, to: "App/One/V/D.xib")
    try folder.write(Self.document, to: "App/Two/D.xib")
    let run = await ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Out/One/V/D.xib.layout.json")?.contains("imageset") == true)
    #expect(folder.text("Out/Two/D.xib.layout.json")?.contains("imageset") == false)
  }
}
