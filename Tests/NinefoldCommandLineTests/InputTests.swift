import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct InputTests {
  @Test func missingFilesStopEverything() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let run = ToolRun(["compile", path, "nowhere.xib", "-o", folder.path("Out")])
    #expect(run.status == .failure)
    #expect(run.error == "ninefold: error: cannot read 'nowhere.xib': no such file or folder\n")
    #expect(folder.files() == ["A.xib"])
  }

  @Test func aFolderNamedLikeADocumentIsAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App/X.storyboard/A.xib")
    for operand in ["App", "App/X.storyboard"] {
      let run = ToolRun(["lint", folder.path(operand), "--reporter", "xcode"])
      #expect(run.status == .findings)
      #expect(run.output.contains("X.storyboard/A.xib:12:"), "\(run.output)")
    }
    let dump = ToolRun(["dump", "--stage", "events", folder.path("App/X.storyboard")])
    #expect(dump.status == .failure)
    #expect(dump.error.contains("is a folder"))
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "Elsewhere/A.xib")
    try folder.write(Sample.faulty, to: "App/B.xib")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("App/Link"), withDestinationPath: folder.path("Elsewhere"))
    try manager.createSymbolicLink(
      atPath: folder.path("App/Loop"), withDestinationPath: folder.path("App"))
    try manager.createSymbolicLink(
      atPath: folder.path("App/C.xib"), withDestinationPath: folder.path("Elsewhere/A.xib"))
    try manager.createSymbolicLink(
      atPath: folder.path("App/Dangling.xib"), withDestinationPath: "nowhere")
    let run = ToolRun(["lint", folder.path("App"), "--reporter", "xcode"])
    let files = Set(run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    #expect(
      files.filter { !$0.hasPrefix("  ") }.map { String($0) }.sorted()
        == ["App/B.xib", "App/C.xib"].map { folder.path($0) })
    let named = ToolRun(["lint", folder.path("App/Link"), "--reporter", "xcode"])
    #expect(named.status == .findings)
  }

  @Test func binaryFilesGiveOneErrorEach() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    try Data(bytes).write(to: folder.url.appending(path: "A.xib"))
    try folder.write("", to: "B.xib")
    let run = ToolRun(["compile", folder.url.path, "-o", folder.path("Out")])
    #expect(run.status == .findings)
    #expect(run.error.split(separator: "\n").filter { $0.contains(": error: ") }.count == 2)
    #expect(!folder.files().contains { $0.hasPrefix("Out") })
  }

  @Test func pathsBeginWithTheOperandAndAreSorted() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "a/b.xib")
    try folder.write(Sample.faulty, to: "a-b.xib")
    let run = ToolRun(["lint", folder.url.path + "/", "--reporter", "xcode"])
    let places = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(places.count == 2)
    // Byte order of the whole paths: '-' precedes '/'.
    #expect(places.first?.hasPrefix(folder.path("a-b.xib") + ":12:") == true)
    #expect(places.last?.hasPrefix(folder.path("a/b.xib") + ":12:") == true)
  }

  @Test func lineBreaksInNamesAreEscaped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "a\nb.xib")
    let run = ToolRun(["lint", path, "--reporter", "xcode"])
    #expect(run.output.contains(#"a\u{A}b.xib:12:"#))
  }

  @Test(arguments: ["lint", "compile", "preview"])
  func aFolderWithoutDocumentsIsAnError(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "Empty/read.me")
    try folder.write(Sample.xib(), to: "App/A.xib")
    let empty = folder.path("Empty")
    let error =
      "ninefold: error: '\(empty)' contains no .storyboard or .xib files; use --allow-empty to allow this\n"
    let output = command == "lint" ? ["--reporter", "xcode"] : ["-o", folder.path("Out")]
    for operands in [[empty], [folder.path("App"), empty]] {
      let run = ToolRun([command] + operands + output)
      #expect(run.status == .failure)
      #expect(run.error == error)
      let allowed = ToolRun([command] + operands + output + ["--allow-empty"])
      #expect(allowed.status == .clean)
      #expect(allowed.error.isEmpty)
    }
    guard command == "lint" else { return }
    let json = ToolRun(["lint", empty, "--reporter", "json"])
    #expect(json.output == "[]\n")
    #expect(json.error == error)
  }

  @Test func assetsFolderWithoutCatalogsIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "Empty/read.me")
    let path = try folder.write(Sample.xib(), to: "App/A.xib")
    let run = ToolRun(["lint", path, "--assets", folder.path("Empty")])
    #expect(run.status == .clean)
    #expect(
      run.error
        == "ninefold: warning: '\(folder.path("Empty"))' contains no .xcassets folders\n")
  }

  @Test func catalogsAreLintedInFoldersAndByOption() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "App/Assets.xcassets/a.imageset/Contents.json")
    let path = try folder.write(Sample.xib(), to: "App/A.xib")
    let found = ToolRun(["lint", folder.path("App"), "--reporter", "xcode"])
    #expect(found.status == .findings)
    #expect(found.output.contains("Assets.xcassets/a.imageset/Contents.json:1:"))
    let named = ToolRun(["lint", path, "--reporter", "xcode"])
    #expect(named.status == .clean)
    #expect(named.output.isEmpty)
    for given in ["App/Assets.xcassets", "App"] {
      let run = ToolRun(["lint", path, "--assets", folder.path(given), "--reporter", "xcode"])
      #expect(run.status == .findings)
    }
    let wrong = ToolRun(["lint", path, "--assets", path])
    #expect(wrong.status == .failure)
    #expect(wrong.error == "ninefold: error: '\(path)' is not a folder\n")
  }

  @Test(arguments: ["events", "document", "resolved", "constraints", "layout"])
  func everyStageCanBeDumped(stage: String) {
    let run = ToolRun(["dump", "-", "--stage", stage], input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains(stage == "constraints" ? "scene v" : "v"))
  }
}
