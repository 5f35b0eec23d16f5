import Foundation
package import InterfaceSource

extension Fixtures {
  /// Returns the paths, relative to `Fixtures`, of the documents below one of its folders, sorted.
  package static func documents(in folder: String) -> [String] {
    let top = url(folder)
    let all = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the paths, relative to `Fixtures`, of the sources below one of its folders, sorted.
  package static func sources(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String }
    return (all ?? []).filter { name in
      [".swift", ".h", ".m"].contains { name.hasSuffix($0) }
    }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the file at a path below `Fixtures`.
  package static func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url(path))))
  }
}
