import Foundation
import NinefoldCommandLine
import Synchronization
import TestSupport
import Testing

/// Files that are named like documents but are not, and files that never end.
@Suite struct SpecialFileTests {
  /// A folder with a document, a pipe, a socket, a link to an endless device and two dangling links.
  private func specialFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/A.xib")
    #expect(mkfifo(folder.path("App/Pipe.xib"), 0o644) == 0)
    let manager = FileManager.default
    for (name, target) in [
      ("Zero.storyboard", "/dev/zero"), ("Gone.xib", "nowhere"), ("Circle.xib", "Circle.xib"),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.path("App/" + name), withDestinationPath: target)
    }
    return folder
  }

  @Test func specialFilesInFoldersAreReported() throws {
    let folder = try specialFolder()
    let run = ToolRun(["lint", folder.path("App")])
    #expect(run.status == .failure)
    let left = [("Pipe.xib", "a pipe"), ("Zero.storyboard", "a device")].map { name, kind in
      "ninefold: warning: '\(folder.path("App/" + name))' is skipped: it is \(kind)\n"
    }
    let unread = ["Circle.xib", "Gone.xib"].map { name in
      "ninefold: error: cannot read '\(folder.path("App/" + name))': it is a broken symbolic link\n"
    }
    #expect(run.error == (left + unread).joined())
    #expect(run.output == "no findings in 1 document; 2 skipped: 2 not readable\n")
  }

  /// For every command, it is a document that cannot be read.
  @Test(arguments: ["lint", "compile", "upgrade", "codegen", "flow"])
  func folderWithOnlyABrokenLinkIsAnError(command: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("X.storyboard"), withDestinationPath: "nowhere")
    let run = ToolRun([command, folder.url.path])
    #expect(run.status == .failure)
    #expect(
      run.error
        == "ninefold: error: cannot read '\(folder.path("X.storyboard"))': it is a broken symbolic link\n"
    )
  }

  @Test func folderWithOnlyAPipeHasNoDocuments() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("Pipe.xib"), 0o644) == 0)
    let run = ToolRun(["lint", folder.url.path])
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.contains("contains no .storyboard or .xib files"), "\(run.error)")
  }

  @Test(.hasTimeLimit, arguments: ["lint", "compile", "dump", "why"])
  func specialFilesAreRejectedAsOperands(command: String) throws {
    let folder = try specialFolder()
    for (name, kind) in [
      ("Circle.xib", "a broken symbolic link"), ("Gone.xib", "a broken symbolic link"),
      ("Pipe.xib", "a pipe, not a file; '-' reads standard input"),
      ("Zero.storyboard", "a device, not a file; '-' reads standard input"),
    ] {
      let path = folder.path("App/" + name)
      let more = ["dump": ["--stage", "layout"], "why": ["v"]][command] ?? []
      let run = ToolRun([command, path] + more)
      #expect(run.status == .failure)
      #expect(run.error == "ninefold: error: cannot read '\(path)': it is \(kind)\n")
    }
  }

  @Test func hugeFilesAreReadOnlyUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/A.xib")
    // File systems would reject 8 EiB less one bit; 200 GB are more than this machine's memory.
    for name in ["App/B.xib", "App/C.xcassets/i.imageset/Contents.json"] {
      let path = try folder.write("", to: name)
      try #require(truncate(path, 200_000_000_000) == 0)
    }
    let run = ToolRun(["lint", folder.path("App"), "--reporter", "xcode"])
    #expect(run.status == .findings)
    #expect(run.output.contains("B.xib:1:1: error: the file has more than 67108864 bytes"))
    #expect(
      run.output.contains("Contents.json:1:1: error: the file has more than 67108864 bytes"),
      "\(run.output)")
  }

  /// The writer is not always active while the file is read, so the test repeats this often.
  @Test func documentsModifiedWhileReadingAreRejected() throws {
    let folder = try TemporaryFolder()
    let text = Sample.xib() + String(repeating: " ", count: 100_000)
    let path = try folder.write(text, to: "A.xib")
    let descriptor = open(path, O_WRONLY | O_APPEND)
    try #require(descriptor >= 0)
    let isDone = Atomic(false)
    let writer = Thread {
      while !isDone.load(ordering: .relaxed) {
        _ = "\n".withCString { write(descriptor, $0, 1) }
        ftruncate(descriptor, off_t(text.utf8.count))
      }
      close(descriptor)
    }
    writer.start()
    defer { isDone.store(true, ordering: .relaxed) }
    for _ in 0..<1_000 {
      let run = ToolRun(["lint", path, "-q", "--no-config"])
      if run.status == .clean { continue }
      #expect(run.status == .failure)
      #expect(run.error == "ninefold: error: cannot read '\(path)': it changed while it was read\n")
      return
    }
    Issue.record("it was never seen to change")
  }

  @Test func abandonedTemporaryFilesAreRemoved() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let digits = String(repeating: "0123456789abcdef", count: 2)
    let dead = try folder.write("half", to: "Out/.ninefold-\(digits).tmp")
    let alive = try folder.write("half", to: "Out/.ninefold-\(String(digits.reversed())).tmp")
    // By their names, not ours: one of an earlier version, which did not lock, and one of another program.
    let others = try [".ninefold-1-0.tmp", ".ninefold-\(digits)", "x.tmp"].map {
      try folder.write("half", to: "Out/\($0)")
    }
    let lock = open(alive, O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let run = ToolRun(["compile", path, "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    let manager = FileManager.default
    #expect(!manager.fileExists(atPath: dead))
    #expect(manager.fileExists(atPath: alive))
    for other in others { #expect(manager.fileExists(atPath: other)) }
    #expect(folder.text("Out/A.xib.layout.json")?.hasSuffix("}\n") == true)
  }

  @Test func linkedTemporaryFilesAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let mine = try folder.write("mine", to: "mine")
    try folder.write("", to: "Out/keep")
    let name = ".ninefold-" + String(repeating: "0", count: 32) + ".tmp"
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/" + name), withDestinationPath: mine)
    let run = ToolRun(["compile", path, "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("mine") == "mine")
  }
}
