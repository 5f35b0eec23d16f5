package import InterfaceSource
package import Ninefold

/// The configurations of the documents.
package struct ConfigurationSelection: Sendable {
  /// The configurations, without duplicates.
  package let all: [ProjectConfiguration]
  /// The errors for files that could not be read.
  package let faults: [FileError]
  /// The index of the configuration by folder of the document, empty if all documents have the
  /// first one.
  private let byFolder: [PathKey: Int]
  private let isSpecified: Bool
  /// Whether everything outside the operands is ignored, so that documents may be missing.
  private let isIsolated: Bool
  /// The operands that are folders, below which no document is missing.
  private let folders: [String]

  /// Reads the configurations of documents.
  ///
  /// - Parameters:
  ///   - origin: The source of the configurations.
  ///   - documents: The documents.
  ///   - takesForeign: Whether IBLinter's files apply if no other file configures lint.
  ///   - isIsolated: Whether only files below the operands apply.
  /// - Throws: An error if the file that the command line names cannot be read.
  package init(
    _ origin: ConfigurationOrigin, documents: [DocumentInput], takesForeign: Bool = false,
    isIsolated: Bool = false
  ) throws(FileError) {
    folders = Self.folders(documents)
    self.isIsolated = isIsolated
    if case .file(let path) = origin {
      isSpecified = true
      byFolder = [:]
      faults = []
      all = [ProjectConfiguration(reading: [try Self.read(path)])]
      return
    }
    isSpecified = false
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

  /// Returns the index of a document's configuration, or `nil` if it has none.
  package func number(for document: DocumentInput) -> Int? {
    if isSpecified { return 0 }
    guard !byFolder.isEmpty, document.origin != .standardInput else { return nil }
    return byFolder[PathKey(Path.folder(document.path) ?? "")]
  }

  /// Returns the major version of the SDK that the configurations of all documents declare, or `nil`
  /// if any declares none or another one.
  package func sdk(of documents: [DocumentInput]) -> Int? {
    guard all.contains(where: { $0.sdkVersion != nil }) else { return nil }
    let declared = Set(documents.map { number(for: $0).flatMap { all[$0].sdkVersion } })
    return declared.count == 1 ? declared.first ?? nil : nil
  }

  private static func read(_ path: String) throws(FileError) -> SourceFile {
    SourceFile(
      path: path, bytes: try FileError.reading(path, FileReading.read(path, limit: byteLimit)))
  }

  /// The maximum size of a configuration plus one byte.
  private static let byteLimit = (256 << 10) + 1

  /// Returns the folders on the command line that contain some of the documents.
  private static func folders(_ documents: [DocumentInput]) -> [String] {
    var folders: [String] = []
    for document in documents where document.origin == .folder {
      if !folders.contains(document.operand) { folders.append(document.operand) }
    }
    return folders
  }

  /// Returns whether all documents that a file may apply to were found.
  package func isComplete(_ file: SourceFile) -> Bool {
    isSpecified && !isIsolated || folders.contains { file.path.utf8.starts(with: $0.utf8) }
  }
}
