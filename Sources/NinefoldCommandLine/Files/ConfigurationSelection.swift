import ConfigurationReading
import InterfaceResolution
import InterfaceSource
import Ninefold

/// Which configuration each document has.
struct ConfigurationSelection: Sendable {
  /// The configurations, each once.
  let all: [ProjectConfiguration]
  /// What could not be read.
  let faults: [EnvironmentError]
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
  init(
    _ origin: ConfigurationOrigin, documents: [DocumentInput], takesForeign: Bool = false,
    isIsolated: Bool = false
  ) throws(ToolError) {
    folders = Self.folders(documents)
    self.isIsolated = isIsolated
    if case .file(let path) = origin {
      isGiven = true
      byFolder = [:]
      faults = []
      do throws(EnvironmentError) {
        all = [ProjectConfiguration(reading: [try Self.read(path)])]
      } catch {
        throw .environment(error)
      }
      return
    }
    isGiven = false
    var search = ConfigurationSearch(isIsolated: isIsolated, takesForeign: takesForeign)
    var byFolder: [PathKey: Int] = [:]
    var numbers: [[PathKey]: Int] = [:]
    var files: [PathKey: SourceFile] = [:]
    var seen: Set<PathKey> = []
    var all: [ProjectConfiguration] = []
    var faults: [EnvironmentError] = []
    for document in documents where origin == .search && document.origin != .standardInput {
      let folder = PathKey(Path.folder(document.path) ?? "")
      guard seen.insert(folder).inserted else { continue }
      let paths = search.files(around: document)
      for path in paths where files[PathKey(path)] == nil {
        do throws(EnvironmentError) {
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
  func number(for document: DocumentInput) -> Int? {
    if isGiven { return 0 }
    guard !byFolder.isEmpty, document.origin != .standardInput else { return nil }
    return byFolder[PathKey(Path.folder(document.path) ?? "")]
  }

  private static func read(_ path: String) throws(EnvironmentError) -> SourceFile {
    do throws(SystemFault) {
      return SourceFile(path: path, bytes: try FileReading.read(path, limit: byteLimit))
    } catch {
      throw .unreadable(path: path, error)
    }
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

  // MARK: Findings

  /// What is wrong in the files: in themselves, and in what they say of documents.
  ///
  /// - Parameters:
  ///   - uses: What documents found of the configurations.
  ///   - others: What else was found in the files.
  ///   - limit: How many findings of one kind are kept of a file; the others are counted.
  /// - Returns: The findings, file by file.
  func reports(
    _ uses: [ConfigurationUse],
    with others: [(file: SourceFile, diagnostics: [Diagnostic])] = [], limit: Int
  ) -> [FileReport] {
    var files: [(file: SourceFile, diagnostics: [Diagnostic])] = []
    var seen: [PathKey: Int] = [:]
    var known: [Set<Diagnostic>] = []
    func add(_ diagnostics: [Diagnostic], in file: SourceFile) {
      let key = PathKey(file.path)
      if seen[key] == nil {
        seen[key] = files.count
        files.append((file, []))
        known.append([])
      }
      guard let index = seen[key] else { return }
      for diagnostic in diagnostics where known[index].insert(diagnostic).inserted {
        files[index].diagnostics.append(diagnostic)
      }
    }
    for (number, configuration) in all.enumerated() {
      for (file, diagnostics) in configuration.findings { add(diagnostics, in: file) }
      let uses = uses.filter { $0.number == number }.map(\.use)
      for finding in uses.flatMap(\.findings) {
        add([finding.diagnostic], in: configuration.files[finding.file])
      }
    }
    // A file may belong to several configurations: an id counts where any document has it.
    var matched: [PathKey: Set<SourceRange>] = [:]
    for use in uses {
      for place in use.use.matched {
        let file = all[use.number].files[place.file]
        matched[PathKey(file.path), default: []].insert(place.range)
      }
    }
    var missing: [PathKey: [SourceRange: (StatementUse.Missing, SourceFile)]] = [:]
    for use in uses {
      for id in use.use.missing {
        let file = all[use.number].files[id.name.place.file]
        let key = PathKey(file.path)
        let range = id.name.place.range
        guard isWhole(file), matched[key]?.contains(range) != true else { continue }
        if missing[key]?[range]?.0.nearest == nil { missing[key, default: [:]][range] = (id, file) }
      }
    }
    for (id, file) in missing.values.flatMap({ $0.values }) {
      add([.configurationUnmatched(id)], in: file)
    }
    for (file, diagnostics) in others { add(diagnostics, in: file) }
    return files.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
      .map { file, diagnostics in
        var list = FindingList(limit: limit)
        for diagnostic in diagnostics { list.append(diagnostic) }
        return FileReport(list.diagnostics, in: file)
      }
  }

  /// Whether all documents are there that a file may speak of.
  func isWhole(_ file: SourceFile) -> Bool {
    isGiven && !isIsolated || folders.contains { file.path.utf8.starts(with: $0.utf8) }
  }
}

extension Diagnostic {
  fileprivate static func configurationUnmatched(_ id: StatementUse.Missing) -> Diagnostic {
    let message =
      switch id.subject {
      case .object: "no document has an object '\(id.name.text)'"
      case .controller: "no storyboard has a view controller '\(id.name.text)'"
      case .controllerClass: "no view controller is of the class '\(id.name.text)'"
      }
    return Diagnostic(
      .configurationUnmatched, at: id.name.place.range, message: message,
      notes: id.nearest.map { [Note("did you mean '\($0)'?")] } ?? [])
  }
}
