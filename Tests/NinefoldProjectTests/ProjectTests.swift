import Foundation
import Ninefold
import NinefoldProject
import TestSupport
import Testing

@Suite struct ProjectTests {
  /// The catalog next to the document is found: its image has a size, as in the command line's layout.
  @Test func documentsUseTheFilesOfTheirProject() throws {
    let project = try Project(
      at: Fixtures.url("AdaptiveExample").path(percentEncoded: false))
    #expect(project.errors.isEmpty)
    #expect(!project.catalogs.isEmpty)
    let document = try #require(
      project.documents.first { $0.path.hasSuffix("Adaptive.storyboard") })
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let found = try compiler.compile(document)
    #expect(!found.scenes.isEmpty)
    let bare = compiler.compile(try document.read())
    #expect(
      found.layoutFile(named: "A.storyboard") != bare.layoutFile(named: "A.storyboard"))
  }

  /// Catalogs around a document that is named directly are not read before a name is looked up, and
  /// their problems are not reported.
  @Test func catalogsAroundADocumentAreReadOnDemand() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write("<document/>", to: "Views/A.xib")
    try folder.write("", to: ".git/HEAD")
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    try folder.write("broken", to: "Media.xcassets/broken.imageset/Contents.json")
    let project = try Project(at: document)
    let assets = try #require(project.documents.first).assets
    #expect(project.catalogs.isEmpty)
    #expect(!assets.isEmpty)
    try folder.write(contents, to: "Media.xcassets/late.imageset/Contents.json")
    #expect(assets.imageAsset(named: "late") != nil)
    #expect(assets.imageAsset(named: "Late") == nil)
    // A folder that is named is read as a whole.
    let whole = try Project(at: folder.path("."))
    #expect(whole.catalogs.count == 1)
    #expect(whole.catalogs.first?.findings.isEmpty == false)
  }

  @Test func missingPathsAreErrors() {
    #expect(throws: FileError.self) { try Project(at: "/nowhere/at/all") }
  }
}
