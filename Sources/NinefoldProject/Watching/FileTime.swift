import SystemCalls

/// A time of the system's clock, in nanoseconds.
package struct FileTime: Comparable, Sendable {
  private var nanoseconds: Int

  /// The current time, as file systems record it: their clock may be a tick behind.
  package static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(nanoseconds: time.tv_sec * 1_000_000_000 + time.tv_nsec - 20_000_000)
  }

  /// Returns the time when the content or the properties of a file changed, or `nil` if there is no
  /// file.
  package init?(ofChange path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    nanoseconds = time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
