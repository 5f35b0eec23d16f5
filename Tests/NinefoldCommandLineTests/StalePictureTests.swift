import Foundation
@testable import NinefoldCommandLine
import NinefoldProject
import TestSupport
import Testing

/// Pictures of removed scenes and documents are removed, and other files never are.
@Suite struct StalePictureTests {
  private func preview(_ folder: TemporaryFolder, _ input: String = "App") -> ToolRun {
    ToolRun(["preview", folder.path(input), "-o", folder.path("Out"), "--cell", "wC-hR"])
  }

  private func pictures(_ folder: TemporaryFolder) -> [String] {
    folder.files().filter { $0.hasPrefix("Out/") && $0.hasSuffix(".svg") }
  }

  @Test func picturesOfDeletedScenesAndDocumentsAreRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib("a"), to: "App/A.xib")
    try folder.write(Sample.xib("b"), to: "App/Sub/B.xib")
    #expect(preview(folder).status == .clean)
    try folder.write("mine", to: "Out/A.xib/View.a.mine.svg")
    try folder.write("mine", to: "Out/Sub/keep.svg")
    #expect(pictures(folder).count == 6)
    // The scene has a new id, and the other document no longer exists.
    try folder.write(Sample.xib("c"), to: "App/A.xib")
    try FileManager.default.removeItem(atPath: folder.path("App/Sub/B.xib"))
    #expect(preview(folder).status == .clean)
    #expect(
      pictures(folder) == [
        "Out/A.xib/View.a.mine.svg", "Out/A.xib/View.c.grid.svg",
        "Out/A.xib/View.c.wCompact-hRegular.svg", "Out/Sub/keep.svg",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.path("Out/Sub/B.xib")))
  }

  @Test func picturesOfOtherConfigurationsAndDocumentsAreRetained() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib("a"), to: "App/A.xib")
    try folder.write(Sample.xib("b"), to: "App/B.xib")
    #expect(preview(folder).status == .clean)
    let run = ToolRun([
      "preview", folder.path("App/A.xib"), "-o", folder.path("Out"), "--cell", "wR-hR",
    ])
    #expect(run.status == .clean)
    #expect(pictures(folder).count == 5)
    // A file that is not a document at the moment may become one again.
    try folder.write("<document", to: "App/A.xib")
    _ = preview(folder)
    #expect(pictures(folder).count == 5)
  }

  @Test(arguments: [
    "App/../../Victim", "../Victim", "/Victim", "Link", ".", "..", "A.xib/../../Victim",
  ])
  func hostileManifestRemovesNothingOutsideTheFolder(document: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib("a"), to: "App/A.xib")
    try folder.write("mine", to: "Victim/View.x.grid.svg")
    try folder.write("mine", to: "View.x.grid.svg")
    try folder.write("", to: "Out/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/Link"), withDestinationPath: folder.path("Victim"))
    let document = document == "/Victim" ? folder.path("Victim") : document
    let line = "\(document)\t../App/Gone.xib\tView.x\tView.x.grid.svg\n"
    try folder.write("ninefold pictures 1\n" + line, to: "Out/.ninefold-pictures")
    #expect(preview(folder).status == .clean)
    #expect(folder.files().contains("Victim/View.x.grid.svg"))
    #expect(folder.files().contains("View.x.grid.svg"))
  }

  @Test func onlyPicturesAreRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib("a"), to: "App/A.xib")
    try folder.write("mine", to: "Out/B.xib/View.x.txt")
    try folder.write("mine", to: "Out/B.xib/Other.svg")
    try folder.write("mine", to: "Out/View.x.target.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/B.xib/View.x.link.svg"),
      withDestinationPath: folder.path("Out/View.x.target.svg"))
    let lines = ["View.x.txt", "Other.svg", "View.x.link.svg", "../View.x.target.svg"].map {
      "B.xib\t../App/Gone.xib\tView.x\t\($0)\n"
    }
    try folder.write(
      "ninefold pictures 1\n" + lines.joined(), to: "Out/.ninefold-pictures")
    let before = folder.files().filter { $0.hasPrefix("Out/B") || $0.hasPrefix("Out/View") }
    #expect(preview(folder).status == .clean)
    #expect(
      folder.files().filter { $0.hasPrefix("Out/B") || $0.hasPrefix("Out/View") } == before)
  }

  /// The path to a document is the same whether or not the output folder exists before the run.
  @Test(arguments: ["Link/Out", "Link/New/Out", "Link/Out/"])
  func manifestIsIndependentOfExistingFolders(output: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib("a"), to: "Real/App/A.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link"), withDestinationPath: folder.path("Real"))
    let arguments = [
      "preview", folder.path("Link/App"), "--cell", "wC-hR", "-o",
      folder.url.path + "/" + output,
    ]
    let list = output + "/.ninefold-pictures"
    #expect(ToolRun(arguments).status == .clean)
    let first = try #require(folder.text(list))
    #expect(first.contains("\t../"))
    #expect(!first.contains(folder.url.lastPathComponent))
    #expect(ToolRun(arguments).status == .clean)
    #expect(folder.text(list) == first)
  }
}
