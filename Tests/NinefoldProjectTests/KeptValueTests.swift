import Foundation
import InterfaceSource
import TestSupport
import Testing

@testable import NinefoldProject

/// Values that are kept between runs: computed again if and only if an observation changed.
@Suite struct KeptValueTests {
  /// A folder with a file, a link to it and a link to a folder.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "In/A.txt")
    try folder.write("two", to: "In/Sub/B.txt")
    try folder.write("other", to: "Other/A.txt")
    symlink("A.txt", folder.path("In/Link"))
    symlink("Sub", folder.path("In/SubLink"))
    return folder
  }

  /// Makes every kind of observation below a folder and returns what was observed.
  private static func observe(_ path: String) -> [String] {
    func text(_ name: String) -> String {
      let bytes = try? FileReading.read(Path.join(path, name), limit: 100)
      return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "-"
    }
    let entries = (try? Folder(listing: path).entries) ?? []
    let marks = (try? Folder(listing: path, isSorted: false, filter: .projectMarks).entries) ?? []
    var realFolders = RealPathCache()
    return [
      text("A.txt"), text("Link"), text("Sub/B.txt"), text("None"),
      entries.map { "\($0.name) \($0.kind)" }.joined(separator: ","),
      marks.map { "\($0.name) \($0.kind)" }.joined(separator: ","),
      "\(String(describing: try? FileReading.kind(of: Path.join(path, "Link"))))",
      "\(FileReading.isThere(Path.join(path, "None")))",
      "\(String(describing: try? FileReading.size(of: Path.join(path, "A.txt"))))",
      RealPath.of(Path.join(path, "Link")),
      "\(FileIdentity(of: Path.join(path, "Sub")) == FileIdentity(of: Path.join(path, "SubLink")))",
      realFolders.path(of: Path.join(path, "SubLink")),
    ]
  }

  /// Returns what a run observes, and whether it was computed in the run.
  private static func run(_ folder: TemporaryFolder) -> (value: [String], isComputed: Bool) {
    let values = KeptValues(ResultCache(folder.path("Cache"), limit: 1 << 24), jobs: 1)
    var isComputed = false
    let value = InputFiles.noted {
      InputFiles.current.withValue(InputFiles.current.get()?.traced(by: values.trace())) {
        KeptValues.part(
          "test", ["a"], encode: { value, writer in writer.write(value) { $0.write($1) } },
          decode: { (reader) throws(FieldReader.Fault) in try reader.texts() },
          compute: {
            isComputed = true
            return observe(folder.path("In"))
          })
      }
    }
    return (value, isComputed)
  }

  /// Changes a folder so that something that was observed is different.
  enum Change: CaseIterable {
    case contentOfSameSize, contentWithRestoredTime, append, replacement, removal, addition
    case addedMissingFile, renamed, fileBecomesFolder, retargetedLink, linkBecomesFile
    case changedTargetOfLink, folderBecomesLink, addedMark, folderBecomesOther

    func apply(to folder: TemporaryFolder) throws {
      let files = FileManager.default
      switch self {
      case .contentOfSameSize: try folder.overwrite("eno", "In/A.txt")
      case .contentWithRestoredTime:
        var status = stat()
        stat(folder.path("In/A.txt"), &status)
        try folder.overwrite("eno", "In/A.txt")
        #if canImport(Darwin)
          let times = [status.st_atimespec, status.st_mtimespec]
        #else
          let times = [status.st_atim, status.st_mtim]
        #endif
        #expect(utimensat(AT_FDCWD, folder.path("In/A.txt"), times, 0) == 0)
      case .append: try folder.overwrite("one more", "In/A.txt")
      case .replacement:
        try folder.write("new", to: "new")
        #expect(rename(folder.path("new"), folder.path("In/A.txt")) == 0)
      case .removal: try files.removeItem(atPath: folder.path("In/Sub/B.txt"))
      case .addition: try folder.write("", to: "In/C.txt")
      case .addedMissingFile: try folder.write("now", to: "In/None")
      case .renamed: #expect(rename(folder.path("In/A.txt"), folder.path("In/D.txt")) == 0)
      case .fileBecomesFolder:
        try files.removeItem(atPath: folder.path("In/A.txt"))
        mkdir(folder.path("In/A.txt"), 0o755)
      case .retargetedLink:
        unlink(folder.path("In/Link"))
        symlink("Sub/B.txt", folder.path("In/Link"))
      case .linkBecomesFile:
        unlink(folder.path("In/Link"))
        try folder.write("one", to: "In/Link")
      case .changedTargetOfLink: try files.removeItem(atPath: folder.path("In/A.txt"))
      case .folderBecomesLink:
        #expect(rename(folder.path("In/Sub"), folder.path("Moved")) == 0)
        symlink("../Moved", folder.path("In/Sub"))
      case .addedMark: try folder.write("", to: "In/Package.swift")
      case .folderBecomesOther:
        #expect(rename(folder.path("In"), folder.path("Old")) == 0)
        #expect(rename(folder.path("Other"), folder.path("In")) == 0)
      }
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func changeIsNoticed(_ change: Change, isSettled: Bool) throws {
    let folder = try Self.folder()
    if isSettled { usleep(150_000) }
    let first = Self.run(folder)
    #expect(first.isComputed)
    #expect(!Self.run(folder).isComputed)
    try change.apply(to: folder)
    let second = Self.run(folder)
    #expect(second.isComputed)
    #expect(second.value == Self.observe(folder.path("In")))
    #expect(second.value != first.value)
  }

  @Test func changesWithoutEffectAreIgnored() throws {
    let folder = try Self.folder()
    usleep(150_000)
    let first = Self.run(folder)
    // Other stamps, the same content.
    try folder.write("one", to: "copy")
    #expect(rename(folder.path("copy"), folder.path("In/A.txt")) == 0)
    try folder.write("", to: "In/Sub/Other.txt")
    for _ in 0..<2 {
      let again = Self.run(folder)
      #expect(!again.isComputed && again.value == first.value)
    }
  }

  @Test func changeDuringTheComputationIsNoticed() throws {
    let folder = try Self.folder()
    let values = KeptValues(ResultCache(folder.path("Cache"), limit: 1 << 24), jobs: 1)
    let trace = values.trace()
    InputFiles.noted {
      InputFiles.current.withValue(InputFiles.current.get()?.traced(by: trace)) {
        _ = Self.observe(folder.path("In"))
        _ = try? folder.write("eno", to: "In/A.txt")
        _ = Self.observe(folder.path("In"))
      }
    }
    #expect(trace.observations == nil)
  }

  @Test func damagedValuesAreComputedAgain() throws {
    let folder = try Self.folder()
    let first = Self.run(folder)
    for path in folder.files() where path.hasSuffix(".value") {
      var bytes = try Data(contentsOf: folder.url.appending(path: path))
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: folder.url.appending(path: path))
    }
    let second = Self.run(folder)
    #expect(second.isComputed && second.value == first.value)
  }
}

extension TemporaryFolder {
  /// Writes to an existing file in place.
  fileprivate func overwrite(_ text: String, _ path: String) throws {
    let file = try FileHandle(forUpdating: url.appending(path: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }
}
