package import SystemCalls

/// The kind of file that a path leads to, with symbolic links followed.
public enum FileKind: String, Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A pipe.
  case pipe
  /// A socket.
  case socket
  /// A device.
  case device
  /// A symbolic link to nothing or in a cycle.
  case brokenLink

  /// The name of the kind with its article, as in messages.
  public var displayName: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .brokenLink: "a broken symbolic link"
    }
  }

  package init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}
