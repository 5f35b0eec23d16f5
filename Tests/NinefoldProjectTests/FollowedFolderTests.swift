#if os(Linux)
  import Foundation
  import InterfaceSource
  import TestSupport
  import Testing

  @testable import NinefoldProject

  /// The changes of folders that the system reports, and those that it does not.
  @Suite struct FollowedFolderTests {
    /// A folder with a file, of which the folders are followed.
    private struct Followed {
      let folder: TemporaryFolder
      let followed: FollowedFolders
      /// The folders in which changes of the file are reported, or `nil` if some would not be.
      let numbers: Set<Int32>?

      init(
        _ query: Observation.Query = .content, _ path: String = "A/B/file.txt",
        _ prepare: (TemporaryFolder) throws -> Void = { _ in }
      ) throws {
        folder = try TemporaryFolder()
        try folder.write("one", to: "A/B/file.txt")
        try folder.write("one", to: "Elsewhere/file.txt")
        try prepare(folder)
        followed = try #require(FollowedFolders())
        let observation = Observation(query: query, path: folder.path(path), answer: 0.answer)
        numbers = followed.folders(of: observation).map { Set($0) }
      }

      /// Whether a change of the file is reported, after a change.
      func isChanged(by change: (TemporaryFolder) throws -> Void) throws -> Bool {
        try change(folder)
        let numbers = try #require(numbers)
        return followed.changed().map { !$0.isDisjoint(with: numbers) } ?? true
      }
    }

    @Test func whatDoesNotChangeIsNotReported() throws {
      let file = try Followed()
      #expect(try !file.isChanged { _ = $0.text("A/B/file.txt") })
      #expect(try !file.isChanged { try $0.write("two", to: "Elsewhere/file.txt") })
      #expect(try !file.isChanged { try $0.write("new", to: "A/new.txt") })
      #expect(file.followed.changed() == [])
    }

    @Test(arguments: [
      "write", "replace", "delete", "permissions", "folder permissions", "delete folder",
      "rename folder", "exchange",
    ])
    func changesAreReported(_ name: String) throws {
      let file = try Followed()
      let files = FileManager.default
      let isChanged = try file.isChanged { folder in
        let path = folder.path("A/B/file.txt")
        switch name {
        case "write":
          let handle = try #require(FileHandle(forWritingAtPath: path))
          try handle.write(contentsOf: Data("two".utf8))
          try handle.close()
        case "replace":
          try folder.write("two", to: "Elsewhere/other.txt")
          #expect(rename(folder.path("Elsewhere/other.txt"), path) == 0)
        case "delete": try files.removeItem(atPath: path)
        case "permissions": #expect(chmod(path, 0) == 0)
        case "folder permissions":
          #expect(chmod(folder.path("A"), 0) == 0)
          #expect(chmod(folder.path("A"), 0o755) == 0)
        case "delete folder": try files.removeItem(atPath: folder.path("A"))
        case "rename folder": #expect(rename(folder.path("A"), folder.path("C")) == 0)
        default:
          #expect(rename(folder.path("A"), folder.path("C")) == 0)
          #expect(rename(folder.path("Elsewhere"), folder.path("A")) == 0)
        }
      }
      #expect(isChanged)
    }

    @Test func listingsAreFollowedInTheFolderItself() throws {
      let listing = try Followed(.listing, "A/B")
      #expect(try listing.isChanged { try $0.write("new", to: "A/B/new.txt") })
      #expect(try !listing.isChanged { try $0.write("new", to: "Elsewhere/new.txt") })
    }

    @Test func foldersThatAppearAreReported() throws {
      let file = try Followed(.content, "A/Missing/Inner/file.txt")
      #expect(file.numbers?.count == 1)
      #expect(try file.isChanged { try $0.write("new", to: "A/Missing/Inner/file.txt") })
    }

    /// A folder of the same name is another folder.
    @Test func newFoldersAreFollowedAgain() throws {
      let file = try Followed()
      let path = file.folder.path("A/B/file.txt")
      #expect(
        try file.isChanged {
          try FileManager.default.removeItem(atPath: $0.path("A/B"))
          try $0.write("two", to: "A/B/file.txt")
        })
      let observation = Observation(query: .content, path: path, answer: 0.answer)
      let numbers = try #require(file.followed.folders(of: observation))
      // The removed folder may be reported once more, when the system releases it.
      _ = file.followed.changed()
      try file.folder.write("three", to: "A/B/file.txt")
      let changed = try #require(file.followed.changed())
      #expect(!changed.isDisjoint(with: numbers))
    }

    @Test func whatIsNotReportedIsNotFollowed() throws {
      let link = try Followed { folder in
        #expect(symlink("../../Elsewhere/file.txt", folder.path("A/B/link.txt")) == 0)
        #expect(symlink("B", folder.path("A/Link")) == 0)
      }
      for path in ["A/B/link.txt", "A/Link/file.txt", "A/Link/../B/file.txt"] {
        let observation = Observation(
          query: .content, path: link.folder.path("") + "/" + path, answer: 0.answer)
        #expect(link.followed.folders(of: observation) == nil, "\(path)")
      }
      let process = Observation(query: .content, path: "/proc/self/status", answer: 0.answer)
      #expect(link.followed.folders(of: process) == nil)
      let named = try Followed {
        #expect(Glibc.link($0.path("A/B/file.txt"), $0.path("Elsewhere/name.txt")) == 0)
      }
      #expect(named.numbers == nil)
    }

    @Test func furtherNamesAreReportedInFollowedFolders() throws {
      let file = try Followed(.listing, "Elsewhere")
      #expect(
        file.followed.folders(
          of: Observation(
            query: .content, path: file.folder.path("A/B/file.txt"), answer: 0.answer)) != nil)
      #expect(link(file.folder.path("A/B/file.txt"), file.folder.path("Elsewhere/name.txt")) == 0)
      #expect(file.followed.changed() == nil)
    }

    /// A copy of a folder that consists of further names.
    @Test(arguments: [false, true]) func foldersOfFurtherNamesAreReported(_ isMoved: Bool) throws {
      let file = try Followed(.listing, "Elsewhere")
      let content = Observation(
        query: .content, path: file.folder.path("A/B/file.txt"), answer: 0.answer)
      #expect(file.followed.folders(of: content) != nil)
      let (copy, added) = (isMoved ? "Unfollowed/Copy" : "Elsewhere/Copy", "Elsewhere/Copy")
      try FileManager.default.createDirectory(
        atPath: file.folder.path(copy), withIntermediateDirectories: true)
      #expect(link(file.folder.path("A/B/file.txt"), file.folder.path(copy + "/file.txt")) == 0)
      if isMoved { #expect(rename(file.folder.path(copy), file.folder.path(added)) == 0) }
      #expect(file.followed.changed() == nil)
    }

    /// The reports about a folder end with it, also if there is another one in its place.
    @Test func foldersInReplacedFoldersAreFollowedAgain() throws {
      let file = try Followed()
      let numbers = try #require(file.numbers)
      try FileManager.default.removeItem(atPath: file.folder.path("A"))
      try file.folder.write("two", to: "A/B/file.txt")
      let changed = try #require(file.followed.changed())
      #expect(!changed.isDisjoint(with: numbers))
      let observation = Observation(
        query: .content, path: file.folder.path("A/B/file.txt"), answer: 0.answer)
      _ = file.followed.folders(of: observation)
      #expect(rename(file.folder.path("A"), file.folder.path("C")) == 0)
      #expect(file.followed.changed() == nil)
    }

    @Test func mountPointsAreReadFromTheSystemsList() {
      let list = """
        36 35 98:0 /mnt1 /mnt/a\\040b\\134c rw,noatime master:1 - ext3 /dev/root rw
        22 28 0:20 / /proc rw - proc proc rw
        incomplete
        """
      #expect(FollowedFolders.mountPoints(Array(list.utf8)) == ["/mnt/a b\\c", "/proc"])
    }
  }

  /// Values in the memory of a process, whose files are followed between runs.
  @Suite struct FollowedValueTests {
    /// The names and contents of the files in a folder, kept in memory.
    private struct Values {
      let folder: TemporaryFolder
      let memory = ValueMemory()

      /// Returns the value, and whether it was computed.
      func run() -> (value: [String], isComputed: Bool) {
        memory.startRun()
        defer { memory.followFolders() }
        let values = KeptValues(memory, jobs: 2)
        var isComputed = false
        let value = InputFiles.noted {
          let files = InputFiles.current.get()
          return InputFiles.current.withValue(files?.traced(by: values.trace(isKept: false))) {
            KeptValues.object("test", []) { () -> [String] in
              isComputed = true
              return contents()
            }
          }
        }
        return (value, isComputed)
      }

      /// Returns the value without a memory.
      func contents() -> [String] {
        var found: [String] = []
        var pending = [folder.path("In")]
        while let path = pending.popLast() {
          for entry in (try? Folder(listing: path))?.entries ?? [] {
            let inner = Path.join(path, entry.name)
            switch entry.kind {
            case .folder: pending.append(inner)
            case .file:
              let bytes = (try? FileReading.read(inner, limit: 1000)) ?? []
              found.append(inner + String(decoding: bytes, as: UTF8.self))
            default: found.append(inner)
            }
          }
        }
        return found
      }
    }

    @Test func valuesAreComputedAgainAfterChanges() throws {
      let values = Values(folder: try TemporaryFolder())
      let folder = values.folder
      for number in 0..<300 { try folder.write("\(number)", to: "In/F\(number % 7)/\(number).txt") }
      let changes: [(String, () throws -> Void)] = [
        ("write", { try folder.write("new", to: "In/F3/3.txt") }),
        ("add", { try folder.write("new", to: "In/F3/New/new.txt") }),
        ("write into added", { try folder.write("newer", to: "In/F3/New/new.txt") }),
        ("delete", { try FileManager.default.removeItem(atPath: folder.path("In/F5")) }),
        ("add again", { try folder.write("5", to: "In/F5/5.txt") }),
        ("write into added again", { try folder.write("55", to: "In/F5/5.txt") }),
        ("rename", { #expect(rename(folder.path("In/F1"), folder.path("In/G1")) == 0) }),
        ("write after renaming", { try folder.write("11", to: "In/G1/1.txt") }),
        ("link", { #expect(symlink("../../Other.txt", folder.path("In/F2/link.txt")) == 0) }),
        ("target of a link", { try folder.write("target", to: "Other.txt") }),
        ("target again", { try folder.write("changed", to: "Other.txt") }),
      ]
      #expect(values.run().isComputed)
      #expect(values.run() == (values.contents(), false))
      for (name, change) in changes {
        try change()
        #expect(values.run() == (values.contents(), true), "\(name)")
        #expect(values.run() == (values.contents(), false), "\(name)")
      }
    }
  }
#endif
