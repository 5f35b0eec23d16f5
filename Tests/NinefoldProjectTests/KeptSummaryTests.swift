import Foundation
import InterfaceSource
import Synchronization
import TestSupport
import Testing

@testable import NinefoldProject

/// Summaries of files that are kept together: computed again for exactly the files that changed.
@Suite struct KeptSummaryTests {
  /// A folder with many files, which fill several blocks.
  private static func folder(_ count: Int = 5) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<count { try folder.write("text \(number)", to: "In/\(name(number))") }
    usleep(150_000)
    return folder
  }

  private static func name(_ number: Int) -> String { "F\(1000 + number).txt" }

  /// The result of a run.
  private struct Run {
    var summaries: [String]?
    /// The names of the files whose summaries were computed, sorted.
    var computed: [String]
    /// Whether a run that depends on the summaries would be kept.
    var isKept: Bool
  }

  /// Returns the summaries of files in `In`: their texts in capitals.
  private static func run(
    _ folder: TemporaryFolder, _ names: [String]? = nil, words: [String] = [], jobs: Int = 2,
    isTraced: Bool = true, refused: String? = nil, memory: ValueMemory? = nil
  ) throws -> Run {
    let names =
      try names ?? FileManager.default.contentsOfDirectory(atPath: folder.path("In")).sorted()
    let values =
      memory.map { KeptValues($0, jobs: jobs) }
      ?? KeptValues(ResultCache(folder.path("Cache"), limit: 1 << 28), jobs: jobs)
    let trace = values.trace()
    let computed = Computed()
    let summaries = InputFiles.noted {
      let files = InputFiles.current.get()
      return InputFiles.current.withValue(isTraced ? files?.traced(by: trace) : files) {
        KeptValues.summaries(
          "test", words, of: names.map { folder.path("In/" + $0) }, limit: 1000, jobs: jobs,
          KeptValues.Summarizing(
            encode: { $1.writeShort($0) },
            decode: { (_, reader) throws(FieldReader.Fault) in try reader.shortText() },
            compute: {
              { index, bytes in
                computed.add(names[index])
                if names[index] == refused { return nil }
                return bytes.map { String(decoding: $0, as: UTF8.self).uppercased() } ?? "-"
              }
            }))
      }
    }
    return Run(summaries: summaries, computed: computed.sorted, isKept: trace.observations != nil)
  }

  private final class Computed: Sendable {
    private let names = Mutex<[String]>([])
    func add(_ name: String) { names.withLock { $0.append(name) } }
    var sorted: [String] { names.withLock { $0.sorted() } }
  }

  @Test(arguments: [1, 5, 3000], [1, 2])
  func unchangedFilesAreNotRead(_ count: Int, _ jobs: Int) throws {
    let folder = try Self.folder(count)
    let first = try Self.run(folder, jobs: jobs)
    #expect(first.computed.count == count)
    #expect(first.summaries == (0..<count).map { "TEXT \($0)" })
    let second = try Self.run(folder, jobs: jobs)
    #expect(second.computed == [] && second.summaries == first.summaries && second.isKept)
    let changed = Self.name(count / 2)
    try folder.write("new", to: "In/" + changed)
    let third = try Self.run(folder, jobs: jobs)
    #expect(third.computed == [changed])
    #expect(third.summaries?[count / 2] == "NEW")
    let fourth = try Self.run(folder, jobs: jobs)
    #expect(fourth.computed == [] && fourth.summaries == third.summaries)
  }

  /// Changes of the list of files, and the names of those that must be read.
  @Test func addedRemovedAndRenamedFilesAreNoticed() throws {
    let folder = try Self.folder()
    let files = FileManager.default
    _ = try Self.run(folder)
    try folder.write("early", to: "In/A.txt")
    let added = try Self.run(folder)
    #expect(added.computed == ["A.txt"])
    #expect(added.summaries == ["EARLY"] + (0..<5).map { "TEXT \($0)" })
    try files.removeItem(atPath: folder.path("In/F1001.txt"))
    let removed = try Self.run(folder)
    #expect(removed.computed == [])
    #expect(removed.summaries == ["EARLY", "TEXT 0", "TEXT 2", "TEXT 3", "TEXT 4"])
    try files.moveItem(atPath: folder.path("In/F1000.txt"), toPath: folder.path("In/Z.txt"))
    let renamed = try Self.run(folder)
    #expect(renamed.computed == ["Z.txt"])
    #expect(renamed.summaries == ["EARLY", "TEXT 2", "TEXT 3", "TEXT 4", "TEXT 0"])
    // Two files that exchange their names.
    try files.moveItem(atPath: folder.path("In/Z.txt"), toPath: folder.path("In/Y.txt"))
    try files.moveItem(atPath: folder.path("In/A.txt"), toPath: folder.path("In/Z.txt"))
    try files.moveItem(atPath: folder.path("In/Y.txt"), toPath: folder.path("In/A.txt"))
    let exchanged = try Self.run(folder)
    #expect(exchanged.computed == ["A.txt", "Z.txt"])
    #expect(exchanged.summaries == ["TEXT 0", "TEXT 2", "TEXT 3", "TEXT 4", "EARLY"])
    #expect(try Self.run(folder).computed == [])
  }

  /// A file with a new stamp and the same content is not read again more than once.
  @Test func sameContentWithOtherStampIsUnchanged() throws {
    let folder = try Self.folder()
    let first = try Self.run(folder)
    try folder.write("text 3", to: "copy")
    #expect(rename(folder.path("copy"), folder.path("In/F1003.txt")) == 0)
    for _ in 0..<3 {
      let again = try Self.run(folder)
      #expect(again.computed == [] && again.summaries == first.summaries)
      usleep(60_000)
    }
  }

  /// A file that is unreadable, becomes readable and changes while its time stamps are restored.
  @Test func unreadableFilesAndRestoredTimesAreNoticed() throws {
    let folder = try Self.folder()
    let names = ["F1000.txt", "None.txt"]
    #expect(try Self.run(folder, names).summaries == ["TEXT 0", "-"])
    #expect(try Self.run(folder, names).computed == [])
    try folder.write("now", to: "In/None.txt")
    let found = try Self.run(folder, names)
    #expect(found.computed == ["None.txt"] && found.summaries == ["TEXT 0", "NOW"])
    usleep(150_000)
    _ = try Self.run(folder, names)
    var status = stat()
    stat(folder.path("In/F1000.txt"), &status)
    try Data("text X".utf8).write(to: folder.url.appending(path: "In/F1000.txt"))
    #if canImport(Darwin)
      let times = [status.st_atimespec, status.st_mtimespec]
    #else
      let times = [status.st_atim, status.st_mtim]
    #endif
    #expect(utimensat(AT_FDCWD, folder.path("In/F1000.txt"), times, 0) == 0)
    let restored = try Self.run(folder, names)
    #expect(restored.computed == ["F1000.txt"] && restored.summaries == ["TEXT X", "NOW"])
  }

  @Test func summariesAreKeptInMemory() throws {
    let folder = try Self.folder()
    let memory = ValueMemory()
    let first = try Self.run(folder, memory: memory)
    #expect(first.computed.count == 5)
    let second = try Self.run(folder, memory: memory)
    #expect(second.computed == [] && second.summaries == first.summaries)
    try folder.write("new", to: "In/F1002.txt")
    try FileManager.default.removeItem(atPath: folder.path("In/F1000.txt"))
    let third = try Self.run(folder, memory: memory)
    #expect(third.computed == ["F1002.txt"])
    #expect(third.summaries == ["TEXT 1", "NEW", "TEXT 3", "TEXT 4"])
    #expect(folder.files().allSatisfy { !$0.hasSuffix(".value") })
  }

  @Test func otherWordsHaveOtherSummaries() throws {
    let folder = try Self.folder()
    _ = try Self.run(folder, words: ["a"])
    #expect(try Self.run(folder, words: ["b"]).computed.count == 5)
    #expect(try Self.run(folder, words: ["a"]).computed == [])
    #expect(try Self.run(folder, words: ["b"], isTraced: false).computed.count == 5)
  }

  @Test func refusedSummariesAreNotKept() throws {
    let folder = try Self.folder()
    let refused = try Self.run(folder, refused: "F1002.txt")
    #expect(refused.summaries == nil && !refused.isKept)
    #expect(try Self.run(folder, isTraced: false, refused: "F1002.txt").summaries == nil)
    #expect(try Self.run(folder).computed.count == 5)
  }

  @Test func damagedTablesAreComputedAgain() throws {
    let folder = try Self.folder()
    let first = try Self.run(folder)
    for path in folder.files() where path.hasSuffix(".value") {
      let bytes = try Data(contentsOf: folder.url.appending(path: path))
      try bytes.prefix(bytes.count - 3).write(to: folder.url.appending(path: path))
    }
    let second = try Self.run(folder)
    #expect(second.computed.count == 5 && second.summaries == first.summaries)
  }

  /// A part that was computed from summaries is valid exactly as long as their files are, also after
  /// they were changed and changed back.
  @Test func partsDependOnTheirSummaries() throws {
    let folder = try Self.folder()
    func part() throws -> (value: String, isComputed: Bool) {
      let names = (0..<5).map(Self.name)
      let values = KeptValues(ResultCache(folder.path("Cache"), limit: 1 << 28), jobs: 2)
      var isComputed = false
      let value = InputFiles.noted {
        InputFiles.current.withValue(InputFiles.current.get()?.traced(by: values.trace())) {
          KeptValues.part(
            "all", [], encode: { $1.writeShort($0) },
            decode: { (reader) throws(FieldReader.Fault) in try reader.shortText() },
            compute: {
              isComputed = true
              return KeptValues.summaries(
                "test", [], of: names.map { folder.path("In/" + $0) }, limit: 1000, jobs: 2,
                KeptValues.Summarizing(
                  encode: { $1.writeShort($0) },
                  decode: { (_, reader) throws(FieldReader.Fault) in try reader.shortText() },
                  compute: { { String(decoding: $1 ?? [], as: UTF8.self) } }))?
                .joined(separator: ",") ?? "-"
            })
        }
      }
      return (value, isComputed)
    }
    #expect(try part().isComputed)
    #expect(try !part().isComputed)
    try folder.write("new", to: "In/F1004.txt")
    let changed = try part()
    #expect(changed.isComputed && changed.value.hasSuffix("text 3,new"))
    #expect(try !part().isComputed)
    try FileManager.default.removeItem(atPath: folder.path("In/F1000.txt"))
    let removed = try part()
    #expect(removed.isComputed && removed.value.hasPrefix(",text 1"))
  }
}
