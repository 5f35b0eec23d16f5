package import InterfaceSource
package import Ninefold

/// Which configuration each document has.
package struct ConfigurationSelection: Sendable {
  /// The configurations, each once.
  package let all: [ProjectConfiguration]
  /// What could not be read.
  package let faults: [FileError]
  /// The number of the configuration by the folder of the document; empty where all have the first one.
  private let byFolder: [PathKey: Int]
  private let isGiven: Bool
  /// Whether nothing counts but what is named, so that there may be more documents.
  private let isIsolated: Bool
  /// The operands that are folders: all documents below them are there.
  private let folders: [String]

  /// Reads the configurations of documents.
  ///
  /// - Parameters:
  ///   - origin: Where they come from.
  ///   - documents: The documents.
  ///   - takesForeign: Whether IBLinter's files count where no other says anything of lint.
  ///   - isIsolated: Whether files count only that lie below operands.
  /// - Throws: When the file that the command line names cannot be read.
  package init(
    _ origin: ConfigurationOrigin, documents: [DocumentInput], takesForeign: Bool = false,
    isIsolated: Bool = false
  ) throws(FileError) {
    folders = Self.folders(documents)
    self.isIsolated = isIsolated
    if case .file(let path) = origin {
      isGiven = true
      byFolder = [:]
      faults = []
      all = [ProjectConfiguration(reading: [try Self.read(path)])]
      return
    }
    isGiven = false
    var search = ConfigurationSearch(isIsolated: isIsolated, takesForeign: takesForeign)
    var byFolder: [PathKey: Int] = [:]
    var numbers: [[PathKey]: Int] = [:]
    var files: [PathKey: SourceFile] = [:]
    var seen: Set<PathKey> = []
    var all: [ProjectConfiguration] = []
    var faults: [FileError] = []
    for document in documents where origin == .search && document.origin != .standardInput {
      let folder = PathKey(Path.folder(document.path) ?? "")
      guard seen.insert(folder).inserted else { continue }
      let paths = search.files(around: document)
      for path in paths where files[PathKey(path)] == nil {
        do throws(FileError) {
          files[PathKey(path)] = try Self.read(path)
        } catch {
          if !faults.contains(error) { faults.append(error) }
        }
      }
      let keys = paths.map { PathKey($0) }.filter { files[$0] != nil }
      guard !keys.isEmpty else { continue }
      if numbers[keys] == nil {
        numbers[keys] = all.count
        all.append(ProjectConfiguration(reading: keys.compactMap { files[$0] }))
      }
      byFolder[folder] = numbers[keys]
    }
    self.byFolder = byFolder
    self.all = all
    self.faults = faults
  }

  /// The number of a document's configuration; nil for none.
  package func number(for document: DocumentInput) -> Int? {
    if isGiven { return 0 }
    guard !byFolder.isEmpty, document.origin != .standardInput else { return nil }
    return byFolder[PathKey(Path.folder(document.path) ?? "")]
  }

  private static func read(_ path: String) throws(FileError) -> SourceFile {
    SourceFile(
      path: path, bytes: try FileError.reading(path, FileReading.read(path, limit: byteLimit)))
  }

  /// One byte more than a configuration may have.
  private static let byteLimit = (256 << 10) + 1

  /// The folders on the command line that hold some of the documents.
  private static func folders(_ documents: [DocumentInput]) -> [String] {
    var folders: [String] = []
    for document in documents where document.origin == .folder {
      if !folders.contains(document.operand) { folders.append(document.operand) }
    }
    return folders
  }

  /// Whether all documents are there that a file may speak of.
  package func isWhole(_ file: SourceFile) -> Bool {
    isGiven && !isIsolated || folders.contains { file.path.utf8.starts(with: $0.utf8) }
  }
}
