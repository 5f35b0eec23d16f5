import SystemCalls

/// The properties of a file or folder that change whenever its content does.
package struct FileStamp: Hashable, Sendable {
  var device: Int
  var number: Int
  /// The size, in bytes.
  var size: Int
  /// The time of the last change of the content, in nanoseconds.
  ///
  /// Programs can set it.
  var modified: Int
  /// The time of the last change of the content or of the properties, in nanoseconds.
  ///
  /// Only the system sets it.
  var changed: Int

  /// A stamp of no file, from which the first difference is taken.
  static let zero = FileStamp(stat())

  init(_ status: stat) {
    device = Int(truncatingIfNeeded: status.st_dev)
    number = Int(truncatingIfNeeded: status.st_ino)
    size = Int(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// Creates the stamp of what a path leads to, or `nil` if it leads nowhere.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// The system's time, in nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Returns whether nothing was written between two stamps of an open file.
  func isOfSameContent(as earlier: FileStamp) -> Bool {
    size == earlier.size && modified == earlier.modified
  }

  /// Returns whether the next change of the content will change the stamp, if it is read after a
  /// time.
  ///
  /// File systems count time in steps, the coarsest ones in seconds: a file that changes twice in
  /// one step has one stamp.
  func isSettled(at time: Int) -> Bool {
    let isCoarse = changed % 1_000_000_000 == 0 && modified % 1_000_000_000 == 0
    return changed < time - (isCoarse ? 3_000_000_000 : 100_000_000)
  }
}
