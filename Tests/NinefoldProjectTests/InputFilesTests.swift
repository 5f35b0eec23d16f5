import Foundation
import NinefoldProject
import TestSupport
import Testing

/// Work for which nothing is there outside of some folders.
@Suite struct InputFilesTests {
  /// A folder `in` beside `out`, with links from one to the other.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "in/a")
    try folder.write("b", to: "out/b")
    // The name of a folder that begins with that of another.
    try folder.write("c", to: "in2/c")
    for (link, target) in [("file", "../out/b"), ("folder", "../out"), ("same", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("in/\(link)"), withDestinationPath: target)
    }
    return folder
  }

  private static func isRead(_ path: String) -> Bool {
    let isThere = FileReading.isThere(path)
    #expect(((try? FileReading.kind(of: path)) != nil) == isThere)
    #expect(((try? FileReading.size(of: path)) != nil) == isThere)
    let isListed = (try? Folder(listing: path)) != nil
    return (try? FileReading.read(path, limit: 9)) != nil || isListed
  }

  @Test(arguments: [
    ("in", true), ("in/a", true), ("in/same", true), ("in/../in/a", true), ("in/file", false),
    ("in/folder", false), ("in/folder/b", false), ("out", false), ("out/b", false),
    ("in/../out/b", false), ("in2/c", false), ("", false),
  ])
  func onlyFoldersAreRead(name: String, isThere: Bool) throws {
    let folder = try Self.folder()
    let path = folder.path(name)
    let border = [RealPath.of(folder.path("in"))]
    #expect(InputFiles.within(border) { Self.isRead(path) } == isThere)
    // Runs inside, and other threads of them, have the same border.
    let inner = InputFiles.within(border) { InputFiles.noted { Self.isRead(path) } }
    #expect(inner == isThere)
    let results = InputFiles.within(border) {
      Workers.map([path, path], count: 2) { { _, path in Self.isRead(path) } }
    }
    #expect(results == [isThere, isThere])
    #expect(Self.isRead(path))
  }

  @Test func contentsAreReadLater() throws {
    let folder = try Self.folder()
    let path = folder.path("out/b")
    let read = InputFiles.within([RealPath.of(folder.path("in"))]) { FileReading.reader(of: path) }
    #expect(read(9) == nil)
    #expect(FileReading.reader(of: path)(9) == [UInt8(ascii: "b")])
  }

  /// Programs are found although they are outside.
  @Test func programsAreFound() {
    #expect(InputFiles.within(["/nowhere"]) { ProgramPath.find("sh") } != nil)
  }
}
