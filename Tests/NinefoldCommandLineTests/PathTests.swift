import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Names that are chosen to lead to another location.
@Suite struct PathTests {
  /// Runs whose file names begin with a mark that combines with the preceding slash.
  @Test(arguments: ["compile", "preview"])
  func nameWithLeadingCombiningMarkStaysInFolder(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "\u{301}x.xib")
    try folder.write("", to: "sub/deep/keep")
    let input = folder.path("sub") + "/../\u{301}x.xib"
    let run = ToolRun(
      [command, input, "-o", folder.path("sub/deep/Out"), "--cell", "wC-hR"])
    #expect(run.status == .clean, "\(run.error)")
    let made = folder.files().filter { $0.hasSuffix(".json") || $0.hasSuffix(".svg") }
    #expect(!made.isEmpty)
    #expect(made.allSatisfy { $0.utf8.starts(with: "sub/deep/Out/\u{301}x.xib".utf8) }, "\(made)")
  }

  @Test(arguments: [["--text=\u{301}x"], ["--text", "\u{301}x"]])
  func optionValuesMayBeginWithACombiningMark(option: [String]) {
    let run = ToolRun(["compile", "A.xib"] + option)
    #expect(
      run.error.hasPrefix("ninefold: error: invalid value '\u{301}x' for --text"), "\(run.error)")
  }

  @Test func linksOutOfTheOutputFolderAreRejected() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/Views/Deep/A.xib")
    try folder.write("", to: "Elsewhere/keep")
    try folder.write("", to: "Out/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/Views"), withDestinationPath: folder.path("Elsewhere"))
    for command in ["compile", "preview"] {
      let run = ToolRun([command, folder.path("App"), "-o", folder.path("Out")])
      #expect(run.status == .failure)
      #expect(
        run.error
          == "ninefold: error: cannot write '\(folder.path("Out/Views"))': it is outside the "
          + "output folder '\(folder.path("Out"))'\n")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("Elsewhere")) == ["keep"])
  }

  @Test func linksWithinTheOutputFolderAreFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/Views/A.xib")
    try folder.write("", to: "Real/Inner/keep")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("Real/Views"), withDestinationPath: "Inner")
    // The output folder itself may be a link.
    try manager.createSymbolicLink(
      atPath: folder.path("Out"), withDestinationPath: folder.path("Real"))
    let run = ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Real/Inner/A.xib.layout.json") != nil)
  }

  @Test func absoluteAndUpwardLinksWithinTheFolderAreFollowed() throws {
    let folder = try TemporaryFolder()
    for name in ["Views/A", "More/Deep/B", "Up/Down/C", "Up/Down/New/D"] {
      try folder.write(Sample.xib(), to: "App/\(name).xib")
    }
    try folder.write("", to: "Out/Real/Inner/keep")
    try folder.write("", to: "Out/Up/keep")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("Out/Views"), withDestinationPath: folder.path("Out/Real/Inner"))
    try manager.createSymbolicLink(
      atPath: folder.path("Out/More"), withDestinationPath: "../Out/Real")
    try manager.createSymbolicLink(
      atPath: folder.path("Out/Up/Down"), withDestinationPath: "../Real/Inner")
    let run = ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    for name in ["Inner/A", "Deep/B", "Inner/C", "Inner/New/D"] {
      #expect(folder.text("Out/Real/\(name).xib.layout.json") != nil)
    }
  }

  @Test(arguments: ["../Elsewhere", "Views", "../Out/../Elsewhere", "/", "Views/.."])
  func upwardLinksOutOfTheFolderAreRejected(_ destination: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/Views/New/A.xib")
    try folder.write("", to: "Elsewhere/keep")
    try folder.write("", to: "Out/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/Views"), withDestinationPath: destination)
    let run = ToolRun(["compile", folder.path("App"), "-o", folder.path("Out")])
    #expect(run.status == .failure)
    #expect(run.error.hasPrefix("ninefold: error: "), "\(run.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("Elsewhere")) == ["keep"])
  }

  @Test func linkAtTheOutputPathIsReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    try folder.write("mine", to: "Elsewhere/file")
    try folder.write("", to: "Out/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/A.xib.layout.json"),
      withDestinationPath: folder.path("Elsewhere/file"))
    let run = ToolRun(["compile", path, "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Elsewhere/file") == "mine")
    #expect(folder.text("Out/A.xib.layout.json")?.hasPrefix("{") == true)
  }

  @Test func canonicallyEquivalentFolderNamesHaveSeparateAssets() throws {
    let folder = try TemporaryFolder()
    // Two folders whose names differ only in bytes: é as one scalar and as two.
    for (name, scale) in [("\u{E9}", 1), ("e\u{301}", 2)] {
      try folder.write(Sample.xib(), to: "\(name)/\(scale).xib")
      try folder.write("{", to: "\(name)/A.xcassets/\(scale).imageset/Contents.json")
    }
    guard try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2 else {
      return  // The file system treats the two as one.
    }
    let run = ToolRun(["lint", folder.url.path])
    #expect(run.output.contains("1.imageset") && run.output.contains("2.imageset"))
  }

  @Test func nonUTF8FolderNamesAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/A.xib")
    let made = (folder.path("App/") + "/d").withCString { start in
      var path = Array(UnsafeBufferPointer(start: start, count: strlen(start)))
      path += [CChar(bitPattern: 0xFF), 0]
      return mkdir(path, 0o755)
    }
    // File systems that accept only UTF-8 cannot contain such a folder.
    guard made == 0 else { return }
    let run = ToolRun(["lint", folder.path("App")])
    #expect(run.status == .clean)
    let expected =
      "ninefold: warning: the folder '\(folder.path("App/d\u{FFFD}"))' is skipped with its contents: "
      + "its name is not UTF-8\n"
    #expect(run.error == expected)
  }
}
