import SystemCalls

/// The properties that reveal a change of a file.
package struct FileStamp: Equatable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int64
  private var number: UInt64

  /// Returns the properties of what a path leads to, or `nil` if it leads nowhere.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int64(status.st_size)
    number = UInt64(status.st_ino)
  }
}
