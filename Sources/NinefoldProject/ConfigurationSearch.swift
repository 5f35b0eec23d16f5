import ConfigurationReading
import InterfaceSource

/// Finds the configuration files that apply to the documents of folders.
///
/// The files in the folders from a document's up to the nearest one with `.git` apply. If there is
/// none, the files in the document's own folder and those up to the operand apply. In isolation,
/// only the folders from an operand down apply.
package struct ConfigurationSearch {
  /// The name of a configuration file.
  package static let fileName = ".ninefold.yml"

  /// The cached results for a folder.
  private struct Result {
    /// The files in the folder and its enclosing folders, the outermost first.
    var files: [String]
    /// IBLinter's file in the folder or the nearest enclosing one, or `nil` if there is none.
    var foreign: String?
    /// Whether the folder or an enclosing folder contains `.git`.
    var isInRepository: Bool
  }

  /// Whether to ignore everything outside the operands.
  package let isIsolated: Bool
  /// Whether IBLinter's file also applies, before all others.
  package let takesForeign: Bool
  private var cache: [PathKey: Result] = [:]
  private var realFolders = RealPathCache()

  package init(isIsolated: Bool = false, takesForeign: Bool = false) {
    self.isIsolated = isIsolated
    self.takesForeign = takesForeign
  }

  /// Returns the paths of the files that apply to a document, the outermost first.
  ///
  /// - Parameter document: The document.
  /// - Returns: The paths.
  package mutating func files(around document: DocumentInput) -> [String] {
    guard document.origin != .standardInput else { return [] }
    if isIsolated, document.origin != .folder { return [] }
    let folder = Path.folder(document.path) ?? ""
    let found = search(at: folder, depth: 0)
    let foreign = [found.foreign].compactMap(\.self)
    if found.isInRepository, !isIsolated { return foreign + found.files }
    // Without a repository, the operand is the boundary.
    let depth = Path.parts(Path.folder(document.outputPath) ?? "").count
    var folders = [folder]
    for _ in 0..<depth { folders.append(Path.above(folders[folders.count - 1])) }
    let isNear = foreign.map { file in
      folders.contains { Path.isSame(Path.join($0, LintSection.foreignFileName), file) }
    }
    return zip(foreign, isNear).filter(\.1).map(\.0)
      + folders.reversed().map { Path.join($0, Self.fileName) }
      .filter { file in found.files.contains { Path.isSame($0, file) } }
  }

  private mutating func search(at folder: String, depth: Int) -> Result {
    let key = PathKey(folder)
    if let result = cache[key] { return result }
    var result = Result(files: [], isInRepository: Self.exists(Path.join(folder, ".git")))
    // No real path has more components than this.
    if !result.isInRepository, depth < 256 {
      let above = Path.above(folder)
      if !Path.isSame(realFolders.path(of: above), realFolders.path(of: folder)) {
        result = search(at: above, depth: depth + 1)
      }
    }
    let file = Path.join(folder, Self.fileName)
    if Self.exists(file) { result.files.append(file) }
    if takesForeign {
      let foreign = Path.join(folder, LintSection.foreignFileName)
      if Self.exists(foreign) { result.foreign = foreign }
    }
    cache[key] = result
    return result
  }

  private static func exists(_ path: String) -> Bool { FileReading.isThere(path) }
}
