import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct AssetSelectionTests {
  /// Returns a PDF page of the given size, with only a header.
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

  /// Returns the size of the image that the document's image view finds, from the layout.
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

  @Test func nearestCatalogTakesPrecedence() throws {
    let folder = try TemporaryFolder()
    try writeCatalog("App/A.xcassets", ["pic"], extent: 10, in: folder)
    try writeCatalog("App/Z/B.xcassets", ["pic"], extent: 20, in: folder)
    try folder.write(Self.document, to: "App/Z/D.xib")
    try folder.write(Self.document, to: "App/Y/D.xib")
    let run = ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Out/Z/D.xib.layout.json")?.contains("pic.imageset/20.pdf") == true)
    #expect(folder.text("Out/Y/D.xib.layout.json")?.contains("pic.imageset/10.pdf") == true)
    let dump = ToolRun(
      [
        "dump", folder.path("App/Z/D.xib"), "--stage", "resolved", "--cell", "canvas", "--assets",
        folder.path("App/Z"),
      ])
    #expect(extent(of: dump) == "20", "\(dump.output)")
  }

  @Test func catalogsOfOtherProjectsAreIgnored() throws {
    let folder = try TemporaryFolder()
    try writeCatalog("App/One/A.xcassets", ["pic"], extent: 10, in: folder)
    try writeCatalog("App/Shared/B.xcassets", ["other"], extent: 20, in: folder)
    try folder.write("", to: "App/One/One.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/Two/Two.xcodeproj/project.pbxproj")
    try folder.write(Self.document, to: "App/One/V/D.xib")
    try folder.write(Self.document, to: "App/Two/D.xib")
    let run = ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Out/One/V/D.xib.layout.json")?.contains("imageset") == true)
    #expect(folder.text("Out/Two/D.xib.layout.json")?.contains("imageset") == false)
  }

  /// Returns the size of the image that a document on the command line finds, or `nil` if it finds
  /// none.
  private func extent(_ path: String, in folder: TemporaryFolder) -> String? {
    let run = ToolRun(
      ["dump", folder.path(path), "--stage", "resolved", "--cell", "canvas"])
    #expect(run.status == .clean && run.error.isEmpty, "\(run.error)")
    return extent(of: run)
  }

  @Test func singleDocumentUsesTheCatalogsOfItsRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Outside/Repository/.git/HEAD")
    try writeCatalog("Outside/O.xcassets", ["pic"], extent: 10, in: folder)
    try folder.write(Self.document, to: "Outside/Repository/App/Views/D.xib")
    #expect(extent("Outside/Repository/App/Views/D.xib", in: folder) == nil)
    try writeCatalog("Outside/Repository/Z.xcassets", ["pic"], extent: 20, in: folder)
    #expect(extent("Outside/Repository/App/Views/D.xib", in: folder) == "20")
    try writeCatalog("Outside/Repository/App/Y/Y.xcassets", ["pic"], extent: 30, in: folder)
    #expect(extent("Outside/Repository/App/Views/D.xib", in: folder) == "30")
    try writeCatalog("Outside/Repository/App/Views/X.xcassets", ["pic"], extent: 40, in: folder)
    #expect(extent("Outside/Repository/App/Views/D.xib", in: folder) == "40")
    let given = ToolRun(
      [
        "dump", folder.path("Outside/Repository/App/Views/D.xib"), "--stage", "resolved", "--cell",
        "canvas", "--assets", folder.path("Outside/O.xcassets"),
      ])
    #expect(extent(of: given) == "10")
  }

  @Test func projectOrFolderIsSearchedWithoutARepository() throws {
    let folder = try TemporaryFolder()
    try writeCatalog("App/A.xcassets", ["pic"], extent: 10, in: folder)
    try folder.write(Self.document, to: "App/Views/D.xib")
    #expect(extent("App/Views/D.xib", in: folder) == nil)
    try writeCatalog("App/Views/Below/B.xcassets", ["pic"], extent: 20, in: folder)
    #expect(extent("App/Views/D.xib", in: folder) == "20")
    try FileManager.default.removeItem(atPath: folder.path("App/Views/Below"))
    for project in ["App.xcodeproj/project.pbxproj", "App.xcworkspace/c", "Package.swift"] {
      try folder.write("", to: "App/" + project)
      #expect(extent("App/Views/D.xib", in: folder) == "10", "\(project)")
      try FileManager.default.removeItem(
        atPath: folder.path("App/" + project.prefix { $0 != "/" }))
    }
  }

  @Test func otherProjectsOfTheRepositoryAreIgnored() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try writeCatalog("One/A.xcassets", ["pic"], extent: 10, in: folder)
    try folder.write("", to: "One/One.xcodeproj/project.pbxproj")
    try folder.write("", to: "Two/Two.xcodeproj/project.pbxproj")
    try folder.write(Self.document, to: "Two/V/D.xib")
    #expect(extent("Two/V/D.xib", in: folder) == nil)
    try writeCatalog("Shared/B.xcassets", ["pic"], extent: 20, in: folder)
    #expect(extent("Two/V/D.xib", in: folder) == "20")
  }

  @Test func otherOperandsDoNotAffectAssets() throws {
    let folder = try TemporaryFolder()
    for (name, extent) in [("One", 10), ("Two", 20)] {
      try folder.write("", to: "\(name)/.git/HEAD")
      try writeCatalog("\(name)/A.xcassets", ["pic"], extent: extent, in: folder)
      try folder.write(Self.document, to: "\(name)/V/\(name).xib")
    }
    try folder.write(Self.document, to: "Three/V/Three.xib")
    try folder.write("", to: "Three/.git/HEAD")
    let run = ToolRun(
      ["One", "Two", "Three"].map { folder.path("\($0)/V/\($0).xib") }
        .reduce(into: ["compile", "-o", folder.path("Out")]) { $0.append($1) })
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Out/One.xib.layout.json")?.contains("10.pdf") == true)
    #expect(folder.text("Out/One.xib.layout.json")?.contains("20.pdf") == false)
    #expect(folder.text("Out/Two.xib.layout.json")?.contains("20.pdf") == true)
    #expect(folder.text("Out/Three.xib.layout.json")?.contains(".pdf") == false)
  }
}
