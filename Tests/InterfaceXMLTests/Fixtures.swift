import Foundation
import InterfaceSource

/// The fixtures of the XML reader, each with the diagnostics that it must yield in a file next to
/// it.
enum Fixtures {
  static let top = URL(filePath: #filePath).appending(path: "../../..").standardized
  static let folder = top.appending(path: "Fixtures/reading")

  /// The names of all documents, sorted.
  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".diagnostics") }.sorted()
  }()

  static func file(_ name: String) throws -> SourceFile {
    let data = try Data(contentsOf: folder.appending(path: name))
    return SourceFile(path: name, bytes: Array(data))
  }

  /// Returns all documents below a folder, with paths relative to it.
  static func documents(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// A folder of real documents, if one is available.
  static let corpus: URL? = {
    let given = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]
    let folder = given.map { URL(filePath: $0) } ?? top.appending(path: "../shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder.standardized : nil
  }()
}
