/// A time of the system's clock, in nanoseconds.
package struct FileTime: Comparable, Sendable {
  private var nanoseconds: Int

  /// The current time, as file systems record it: their clock may be a tick behind.
  package static var now: FileTime {
    FileTime(nanoseconds: FileStamp.now - 20_000_000)
  }

  /// Returns the time when the content or the properties of a file changed, or `nil` if there is no
  /// file.
  package init?(ofChange path: String) {
    guard let stamp = FileStamp(of: path) else { return nil }
    nanoseconds = stamp.changed
  }

  private init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
