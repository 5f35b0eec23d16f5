import InterfaceSource
import SourceScanning

/// Determines which files a search of folders for findings skips: those that git ignores, and
/// folders of third-party code.
///
/// The `.gitignore` files from the top of the repository down apply. If an operand is ignored
/// itself, only those inside it apply, because it was named explicitly. The same is true in
/// isolation.
package struct IgnoredPaths {
  /// A folder with the rules that may skip its contents.
  private struct FolderState {
    /// Whether all its contents are skipped, because of the folder itself or an enclosing one.
    var isLeftOut: Bool
    /// The files that apply to its contents, the nearest first, each with the number of path
    /// components that precede the contents of its folder.
    var files: [(depth: Int, file: IgnoreFile)]

    /// Returns whether the nearest file with a matching pattern ignores a path.
    func ignores(_ repositoryPath: [[UInt8]], isFolder: Bool) -> Bool {
      for (depth, file) in files {
        if let verdict = file.ignores(repositoryPath[depth...], isFolder: isFolder) {
          return verdict
        }
      }
      return false
    }
  }

  /// The path of an operand in its repository, with the rules that apply there.
  private struct RepositoryPath {
    var folder: String
    /// The path components from the folder with the first applicable `.gitignore` to the operand.
    var parts: [[UInt8]]
    /// The rules for the operand itself.
    var state: FolderState
  }

  /// The names of folders of third-party code.
  package static var otherPeoplesFolders: [String] { Array(VendoredFolders.names) }

  /// Whether to ignore everything outside the operands.
  private let isIsolated: Bool
  /// The real paths of the files that exceed the limits, in the order in which they were found.
  package private(set) var cutFiles: [String] = []
  private var states: [PathKey: FolderState] = [:]
  private var repositoryPaths: [PathKey: RepositoryPath] = [:]

  /// Creates an instance with an empty cache.
  package init(isIsolated: Bool = false) { self.isIsolated = isIsolated }

  /// Returns whether a file below an operand is skipped.
  package mutating func leavesOut(_ path: String, below operand: String) -> Bool {
    let repositoryPath = repositoryPath(to: operand)
    let state = state(ofFolder: Path.folder(path) ?? "", repositoryPath)
    guard !state.isLeftOut, !state.files.isEmpty else { return state.isLeftOut }
    return state.ignores(repositoryPath.parts + Self.parts(path), isFolder: false)
  }

  /// Clears the cache of folders.
  package mutating func forgetFolders() { states = [:] }

  private mutating func state(ofFolder below: String, _ repositoryPath: RepositoryPath)
    -> FolderState
  {
    guard !below.isEmpty, below != "/" else { return repositoryPath.state }
    let path = Path.join(repositoryPath.folder, below)
    let key = PathKey(path)
    if let cached = states[key] { return cached }
    var state = state(ofFolder: Path.folder(below) ?? "", repositoryPath)
    if !state.isLeftOut {
      let parts = repositoryPath.parts + Self.parts(below)
      state.isLeftOut =
        VendoredFolders.names.contains(Path.lastPart(below))
        || state.ignores(parts, isFolder: true)
      if !state.isLeftOut, let file = file(in: path) {
        state.files.insert((parts.count, file), at: 0)
      }
    }
    states[key] = state
    return state
  }

  private mutating func repositoryPath(to operand: String) -> RepositoryPath {
    let key = PathKey(operand)
    if let cached = repositoryPaths[key] { return cached }
    let real = RealPath.of(operand)
    let parts = Self.parts(real)
    let depths = (0...parts.count).reversed()
    let top =
      isIsolated
      ? nil
      : depths.first { count in
        let folder = "/" + Self.text(parts.prefix(count))
        return (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil
      }
    // An operand that is ignored itself was named explicitly.
    let repositoryPath =
      top.flatMap { self.repositoryPath(Array(parts[$0...]), below: parts.prefix($0), real) }
      ?? self.repositoryPath([], below: parts[...], real)
      ?? RepositoryPath(folder: real, parts: [], state: FolderState(isLeftOut: false, files: []))
    repositoryPaths[key] = repositoryPath
    return repositoryPath
  }

  /// Returns the path from a folder to an operand, or `nil` if the operand or a folder on the path
  /// is ignored.
  private mutating func repositoryPath(
    _ parts: [[UInt8]], below top: ArraySlice<[UInt8]>, _ real: String
  ) -> RepositoryPath? {
    var state = FolderState(isLeftOut: false, files: [])
    for depth in 0...parts.count {
      if depth > 0, state.ignores(Array(parts.prefix(depth)), isFolder: true) { return nil }
      if let file = file(in: "/" + Self.text(top + parts.prefix(depth))) {
        state.files.insert((depth, file), at: 0)
      }
    }
    return RepositoryPath(folder: real, parts: parts, state: state)
  }

  private mutating func file(in folder: String) -> IgnoreFile? {
    let path = Path.join(folder, ".gitignore")
    guard let bytes = try? FileReading.read(path, limit: IgnoreFile.limits.bytes + 1) else {
      return nil
    }
    let file = IgnoreFile(bytes)
    if file.isCut, !cutFiles.contains(where: { Path.isSame($0, path) }) { cutFiles.append(path) }
    return file
  }

  private static func parts(_ path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  private static func text(_ parts: some Sequence<[UInt8]>) -> String {
    String(decoding: Array(parts.joined(separator: [0x2F])), as: UTF8.self)
  }
}
