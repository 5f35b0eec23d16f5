/// An error that prevents a file or folder from being read.
public enum FileError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, SystemFault)
  /// A path that should lead to a folder does not.
  case notAFolder(path: String)
  /// A path that should lead to a document leads to a pipe, a device or another kind of file.
  case notAFile(path: String, FileKind)
  /// A folder that should provide fonts contains no font file.
  case noFonts(folder: String)
  /// A name in a folder is not UTF-8; the path shows its invalid bytes replaced.
  case unreadableName(path: String)

  /// A description of the error: lower case, no full stop.
  public var message: String {
    switch self {
    case .unreadable(let path, let fault): "cannot read '\(path)': \(fault.message)"
    case .notAFolder(let path): "'\(path)' is not a folder"
    case .notAFile(let path, .brokenLink):
      "cannot read '\(path)': it is \(FileKind.brokenLink.displayName)"
    case .notAFile(let path, let kind):
      "cannot read '\(path)': it is \(kind.displayName), not a file; '-' reads standard input"
    case .noFonts(let folder): "'\(folder)' contains no .ttf, .otf, .ttc or .otc files"
    case .unreadableName(let path): "the name of '\(path)' is not UTF-8"
    }
  }
}

extension FileError {
  /// Calls the system with a path and converts a failure to an error for the path.
  static func reading<Result>(
    _ path: String, _ work: @autoclosure () throws(SystemFault) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemFault) {
      return try work()
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}
