#if os(Linux)
  import Foundation
  import InterfaceSource
  import NinefoldProject
  import TestSupport
  import Testing

  /// Changes that the system reports.
  @Suite struct FileWatchTests {
    private let folder: TemporaryFolder
    private let end = EndSignals()

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("1", to: "App/A.xib")
      try folder.write("1", to: "App/Sub/B.storyboard")
      try folder.write("{}", to: "App/Assets.xcassets/a.imageset/Contents.json")
      try folder.write("1", to: "App/Out/A.png")
      try folder.write("1", to: "App/.hidden/C.xib")
    }

    private func watch(_ names: [String] = ["App"]) throws -> FileWatch {
      try FileWatch(
        WatchScope(
          names.map { folder.path($0) }, propertyList: nil, .search,
          leavingOut: [RealPath.of(folder.path("App/Out"))]))
    }

    /// Waits for changes of the given files, possibly in several parts, and expects that folders
    /// change only if that is stated.
    private func expect(
      _ watch: FileWatch, _ names: [String], search: Bool = false,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let expected = Set(names.map { PathKey(folder.path($0)) })
      var found: Set<PathKey> = []
      var needsSearch = false
      while !expected.isSubset(of: found) || search && !needsSearch {
        let changes = try #require(try watch.wait(until: end), sourceLocation: sourceLocation)
        #expect(!changes.isEmpty, sourceLocation: sourceLocation)
        found.formUnion(changes.paths)
        needsSearch = needsSearch || changes.needsSearch
      }
      #expect(found == expected, sourceLocation: sourceLocation)
      #expect(needsSearch == search, sourceLocation: sourceLocation)
    }

    private func move(_ old: String, _ new: String) {
      #expect(rename(folder.path(old), folder.path(new)) == 0)
    }

    @Test(.hasTimeLimit) func `files are written, replaced, touched and removed`() throws {
      let watch = try watch()
      let file = try FileHandle(forWritingTo: URL(filePath: folder.path("App/A.xib")))
      try file.write(contentsOf: Data("2".utf8))
      try file.close()
      try expect(watch, ["App/A.xib"])
      try folder.write("2", to: "App/.temporary")
      move("App/.temporary", "App/Sub/B.storyboard")
      try expect(watch, ["App/Sub/B.storyboard"])
      #expect(utimensat(AT_FDCWD, folder.path("App/A.xib"), nil, 0) == 0)
      try expect(watch, ["App/A.xib"])
      #expect(unlink(folder.path("App/A.xib")) == 0)
      try expect(watch, ["App/A.xib"])
      try folder.write("3", to: "App/Assets.xcassets/a.imageset/a.png")
      try expect(watch, ["App/Assets.xcassets/a.imageset/a.png"])
    }

    /// Only what matters ends waiting: the last change is the one that is reported.
    @Test(.hasTimeLimit) func `outputs, hidden folders and other files do not matter`() throws {
      let watch = try watch()
      try folder.write("2", to: "App/Out/A.png")
      try folder.write("2", to: "App/.hidden/C.xib")
      try folder.write("2", to: "App/View.swift")
      try folder.write("2", to: "Elsewhere.xib")
      try FileManager.default.createDirectory(
        atPath: folder.path("App/Empty"), withIntermediateDirectories: false)
      Thread.sleep(forTimeInterval: 0.05)
      #expect(utimensat(AT_FDCWD, folder.path("App/A.xib"), nil, 0) == 0)
      try expect(watch, ["App/A.xib"])
      // The empty folder is watched all the same.
      try folder.write("1", to: "App/Empty/D.xib")
      try expect(watch, ["App/Empty/D.xib"])
    }

    @Test(.hasTimeLimit) func `folders come, move and go`() throws {
      let watch = try watch()
      try folder.write("1", to: "New/Deep/C.xib")
      move("New", "App/New")
      try expect(watch, [], search: true)
      #expect(utimensat(AT_FDCWD, folder.path("App/New/Deep/C.xib"), nil, 0) == 0)
      try expect(watch, ["App/New/Deep/C.xib"])
      move("App/New", "App/Newer")
      try expect(watch, [], search: true)
      #expect(utimensat(AT_FDCWD, folder.path("App/Newer/Deep/C.xib"), nil, 0) == 0)
      try expect(watch, ["App/Newer/Deep/C.xib"])
      move("App/Newer", "Gone")
      try expect(watch, [], search: true)
      // It is not watched any more.
      #expect(utimensat(AT_FDCWD, folder.path("Gone/Deep/C.xib"), nil, 0) == 0)
      #expect(utimensat(AT_FDCWD, folder.path("App/A.xib"), nil, 0) == 0)
      try expect(watch, ["App/A.xib"])
    }

    @Test(.hasTimeLimit) func `an operand is moved away and comes back`() throws {
      let watch = try watch()
      move("App", "Away")
      try expect(watch, [], search: true)
      move("Away", "App")
      try expect(watch, [], search: true)
      #expect(utimensat(AT_FDCWD, folder.path("App/A.xib"), nil, 0) == 0)
      try expect(watch, ["App/A.xib"])
    }

    @Test(.hasTimeLimit) func `configurations above and the destinations of links count`() throws {
      try folder.write("1", to: "Elsewhere/Target")
      let link = folder.path("App/Link.xib")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path("Elsewhere/Target"))
      let watch = try watch()
      try folder.write("lint: {}\n", to: ".ninefold.yml")
      try expect(watch, [".ninefold.yml"])
      try folder.write("2", to: "Elsewhere/Target")
      try expect(watch, ["App/Link.xib"])
    }

    @Test(.hasTimeLimit) func `many changes are one`() throws {
      let watch = try watch()
      let names = (0..<500).map { "App/Sub/\($0).xib" }
      for name in names { try folder.write("1", to: name) }
      let first = try #require(try watch.wait(until: end))
      #expect(first.paths.count > 1)
      var rest = Set(names.map { PathKey(folder.path($0)) }).subtracting(first.paths)
      while !rest.isEmpty {
        rest.subtract(try #require(try watch.wait(until: end)).paths)
      }
    }

    @Test(.hasTimeLimit) func `further files that changed during a run are reported`() throws {
      let watch = try watch()
      let start = FileTime.now
      let file = try folder.write("1", to: "Other/Contents.json")
      try watch.watch([file], readSince: start)
      try expect(watch, ["Other/Contents.json"])
      try folder.write("2", to: "Other/Contents.json")
      try expect(watch, ["Other/Contents.json"])
    }

    @Test func `snapshots find the same changes`() throws {
      let scope = WatchScope(
        [folder.path("App")], propertyList: nil, .search,
        leavingOut: [RealPath.of(folder.path("App/Out"))])
      let before = WatchedFiles(scope)
      #expect(WatchedFiles(scope).changes(since: before).isEmpty)
      try folder.write("22", to: "App/A.xib")
      try folder.write("22", to: "App/Out/A.png")
      try folder.write("22", to: "App/.hidden/C.xib")
      let changed = WatchedFiles(scope).changes(since: before)
      #expect(changed.paths == [PathKey(folder.path("App/A.xib"))])
      #expect(!changed.needsSearch)
      try folder.write("1", to: "App/D.xib")
      #expect(WatchedFiles(scope).changes(since: before).needsSearch)
      let later = WatchedFiles(scope)
      #expect(unlink(folder.path("App/D.xib")) == 0)
      #expect(WatchedFiles(scope).changes(since: later).needsSearch)
      try folder.write("lint: {}\n", to: ".ninefold.yml")
      #expect(!WatchedFiles(scope).changes(since: later).paths.isEmpty)
    }
  }
#endif
