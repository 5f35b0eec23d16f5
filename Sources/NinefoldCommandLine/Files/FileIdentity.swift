#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What tells a file or folder from all others, whatever the path that leads to it.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of what a path leads to, the empty path to the folder that paths start from; nil where it leads nowhere.
  init?(of path: String) {
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of what the system describes.
  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}
