import InterfaceSource
import SystemCalls

/// The destination of a command's output, as named on the command line.
package enum OutputTarget: Hashable, Sendable {
  /// A folder for results, which is created if missing.
  case folder(String)
  /// A file for the result.
  case file(String)

  /// Returns the file that a command's option names, or nothing for standard output.
  package static func files(_ path: String?) -> [OutputTarget] {
    guard let path, path != "-" else { return [] }
    return [.file(path)]
  }

  /// Returns the first output that writes to the same file as an earlier one, whatever paths lead
  /// to it, or `nil` if there is none.
  package static func conflict(among outputs: [OutputTarget]) -> (path: String, first: String)? {
    var files: [FileIdentity: String] = [:]
    var paths: [PathKey: String] = [:]
    for case .file(let path) in outputs {
      let file = FileIdentity(of: path)
      let key = PathKey(RealPath.resolvingParent(path))
      if let first = file.flatMap({ files[$0] }) ?? paths[key] { return (path, first) }
      paths[key] = path
      if let file { files[file] = path }
    }
    return nil
  }

  /// Checks that the output can be written, without creating anything.
  ///
  /// Later changes are reported when the result is written.
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

  /// The extensions of single results, which no folder of results has.
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

  /// Checks a folder, or its nearest existing parent.
  private static func checkParent(_ folder: String, of path: String) throws(EnvironmentError) {
    var folder = folder
    // No real path has more components than this.
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
