import InterfaceSource
import SystemCalls

/// A place that a command writes to, as the command line names it.
package enum OutputTarget: Hashable, Sendable {
  /// Results go below this folder, which is made where it is missing.
  case folder(String)
  /// The result is this file.
  case file(String)

  /// Files that the option of a command names; nothing for standard output.
  package static func files(_ path: String?) -> [OutputTarget] {
    guard let path, path != "-" else { return [] }
    return [.file(path)]
  }

  /// The first output that another one would write as well, whatever the paths that lead to it; nil if each has a file
  /// of its own.
  package static func conflict(among outputs: [OutputTarget]) -> (path: String, first: String)? {
    var files: [FileIdentity: String] = [:]
    var places: [PathKey: String] = [:]
    for case .file(let path) in outputs {
      let file = FileIdentity(of: path)
      let place = PathKey(RealPath.ofPlace(path))
      if let first = file.flatMap({ files[$0] }) ?? places[place] { return (path, first) }
      places[place] = path
      if let file { files[file] = path }
    }
    return nil
  }

  /// Looks whether something can be written there, without leaving anything.
  ///
  /// What changes until the result is there is told then.
  package func check() throws(EnvironmentError) {
    switch self {
    case .folder(let path): try Self.checkFolder(path)
    case .file(let path):
      if OutputStream.isStream(path) {
        guard access(path, W_OK) == 0 else { throw .unwritable(path: path, .last) }
        return
      }
      if let kind = try? FileReading.kind(of: path) {
        switch kind {
        case .file, .brokenLink: break
        case .folder: throw .unwritable(path: path, SystemFault(code: EISDIR))
        case .pipe, .socket, .device: throw .unwritable(path: path, SystemFault(code: EEXIST))
        }
      }
      try Self.checkParent(Path.folder(path) ?? ".", of: path)
    }
  }

  /// Extensions of single results, which no folder of results has.
  private static let extensionsOfFiles = [
    ".svg", ".png", ".pdf", ".jpg", ".jpeg", ".html", ".json", ".storyboard", ".xib",
  ]

  private static func checkFolder(_ path: String) throws(EnvironmentError) {
    guard (try? FileReading.kind(of: path)) == nil else {
      return try checkParent(path, of: path)
    }
    guard !extensionsOfFiles.contains(where: { Path.hasExtension(Path.lastPart(path), $0) }) else {
      throw .fileForFolder(path: path)
    }
    try checkParent(Path.above(path).isEmpty ? "." : Path.above(path), of: path)
  }

  /// Looks at a folder, or at the nearest one around it that is there.
  private static func checkParent(_ folder: String, of path: String) throws(EnvironmentError) {
    var folder = folder
    // No path has more parts than this that anybody gave a name.
    for _ in 0..<256 {
      do throws(SystemFault) {
        guard try FileReading.kind(of: folder) == .folder else { throw SystemFault(code: ENOTDIR) }
        guard access(folder, W_OK | X_OK) == 0 else { throw .last }
        try AtomicFile.checkMaking(in: folder)
        return
      } catch {
        if error.code == ENOTDIR, (try? FileReading.kind(of: folder)) != nil {
          throw .notAFolder(path: folder)
        }
        guard error.code == ENOENT || error.code == ENOTDIR else {
          throw .unwritable(path: path, error)
        }
        let above = Path.above(folder)
        guard !Path.isSame(above, folder) else { throw .unwritable(path: path, error) }
        folder = above.isEmpty ? "." : above
      }
    }
  }
}
