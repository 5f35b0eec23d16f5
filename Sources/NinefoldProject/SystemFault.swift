import SystemCalls

/// An error of a system call.
public struct SystemFault: Error, Hashable, Sendable {
  /// The error number, `errno`.
  public var code: Int32

  /// Creates an error from its number.
  package init(code: Int32) { self.code = code }

  /// The error of the last system call on this thread.
  package static var last: SystemFault { SystemFault(code: errno) }

  /// The stream is closed.
  package static let closed = SystemFault(code: EBADF)

  /// The opened file is not a regular file; the system has no number for this.
  package static let notAFile = SystemFault(code: -1)

  /// The file was written to while it was read; the system has no number for this.
  package static let changed = SystemFault(code: -2)

  /// A file of a revision has no content in the repository because a partial clone lacks it or it
  /// is too large.
  package static let noContent = SystemFault(code: -3)

  /// The folder is one of the system's own, in which files cannot be created.
  package static let noFiles = SystemFault(code: -4)

  /// A symbolic link leads to nothing or in a cycle, so it exists but cannot be read.
  package static let brokenLink = SystemFault(code: -5)

  /// A description of the error, the same on every system.
  public var message: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EEXIST, ENOTEMPTY: "a file or folder with this name already exists"
    case ENOSPC, EDQUOT: "no space left on the disk"
    case EROFS: "the disk is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "symbolic links form a loop"
    case EMFILE, ENFILE: "too many files are open"
    case EFBIG: "the file is too large"
    case EIO: "input or output failed"
    case EBADF: "it is closed"
    case Self.notAFile.code: "it is not a regular file"
    case Self.brokenLink.code: "it is \(FileKind.brokenLink.displayName)"
    case Self.noContent.code: "the repository lacks its content, or it is too large"
    case Self.noFiles.code: "the system does not allow files to be created there"
    case Self.changed.code: "it changed while it was read"
    default: "the system refused it (error \(code))"
    }
  }
}
