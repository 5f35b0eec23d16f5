import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `--isolated`: only what the command line names has an effect.
@Suite struct IsolationTests {
  private static let image = """

                    <subviews><imageView contentMode="scaleToFill" image="Picture" fixedFrame="YES" id="i">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </imageView></subviews>
    """

  /// A project with a catalog and configurations in the parent folders of a folder with a document.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("lint:\n  disabled: [missing-image]\n", to: ".ninefold.yml")
    try folder.write("*.storyboard\nApp/Ignored.xib\n", to: ".gitignore")
    try folder.write("{}", to: "Media.xcassets/Other.imageset/Contents.json")
    let resources =
      "</objects><resources><image name=\"Picture\" width=\"10\" height=\"10\"/></resources>"
    try folder.write(
      Sample.xib(extra: Self.image).replacing("</objects>", with: resources), to: "App/View.xib")
    try folder.write(Sample.faulty, to: "App/Ignored.xib")
    return folder
  }

  @Test func configurationAboveAFolderIsIgnored() throws {
    let folder = try project()
    let app = folder.path("App")
    try folder.write("lint:\n  disabled: [nonsense-here]\n", to: ".ninefold.yml")
    #expect(ToolRun(["lint", app]).output.contains("nonsense-here"))
    #expect(!ToolRun(["lint", app, "--isolated"]).output.contains("nonsense-here"))
    #expect(!ToolRun(["lint", app + "/View.xib", "--isolated"]).output.contains("nonsense-here"))
    // In a folder on the command line it has an effect, and so does a file on the command line.
    try folder.write("lint:\n  disabled: [nonsense-there]\n", to: "App/.ninefold.yml")
    #expect(ToolRun(["lint", app, "--isolated"]).output.contains("nonsense-there"))
    #expect(!ToolRun(["lint", app + "/View.xib", "--isolated"]).output.contains("nonsense-there"))
    let named = ToolRun([
      "lint", app + "/View.xib", "--isolated", "--config", app + "/.ninefold.yml",
    ])
    #expect(named.output.contains("nonsense-there"))
  }

  @Test func ignoreFilesAboveAFolderDoNotApply() throws {
    let folder = try project()
    let app = folder.path("App")
    #expect(!ToolRun(["lint", app]).output.contains("Ignored.xib"))
    #expect(ToolRun(["lint", app, "--isolated"]).output.contains("Ignored.xib"))
    try folder.write("Ignored.xib\n", to: "App/.gitignore")
    #expect(!ToolRun(["lint", app, "--isolated"]).output.contains("Ignored.xib"))
  }

  @Test func catalogsAroundADocumentAreIgnored() throws {
    let folder = try project()
    try FileManager.default.removeItem(atPath: folder.path(".ninefold.yml"))
    let document = folder.path("App/View.xib")
    let missing = "[missing-image]"
    // If a project has catalogs, a name that is in none of them is reported.
    #expect(ToolRun(["lint", document]).output.contains(missing))
    let alone = ToolRun(["lint", document, "--isolated"])
    #expect(!alone.output.contains(missing))
    let named = ToolRun([
      "lint", document, "--isolated", "--assets", folder.path("Media.xcassets"),
    ])
    #expect(named.output.contains(missing))
  }

  @Test func onlyPicturesAreWritten() throws {
    let folder = try project()
    let arguments = ["preview", folder.path("App/View.xib"), "--cell", "wC-hR", "-o"]
    #expect(ToolRun(arguments + [folder.path("one")]).status == .clean)
    #expect(ToolRun(arguments + [folder.path("other"), "--isolated"]).status == .clean)
    let all = folder.files()
    #expect(all.contains("one/.ninefold-pictures"))
    #expect(!all.contains("other/.ninefold-pictures"))
    let pictures = all.filter { $0.hasPrefix("one/V") }
    #expect(!pictures.isEmpty)
    for name in pictures {
      #expect(folder.text(name) == folder.text("other" + name.dropFirst(3)))
    }
  }

  /// Builds compile each document separately, with one configuration for all.
  @Test func unmatchedStatementsAreNotReported() throws {
    let folder = try project()
    let document = folder.path("App/View.xib")
    let file = try folder.write("views:\n- id: other\n  hidden: true\n", to: "app.yml")
    let alone = ToolRun(["compile", document, "--config", file])
    #expect(alone.error.contains("[configuration-unmatched]"))
    let isolated = ToolRun(["compile", document, "--config", file, "--isolated"])
    #expect(isolated.error.isEmpty)
    #expect(isolated.output == alone.output)
  }
}
