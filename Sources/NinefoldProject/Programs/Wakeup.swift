import CBeneath
import SystemCalls

/// Wakes a thread that waits, from any other thread.
package final class Wakeup: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// Opens a pipe, which programs do not inherit.
  package init() throws(SystemFault) {
    var ends: [Int32] = [-1, -1]
    guard ninefold_pipe(&ends) == 0 else { throw .last }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Wakes the waiting thread, or lets the next one that waits continue at once.
  package func notify() {
    // A full pipe wakes, too.
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Waits until another thread notifies, at most for a number of milliseconds if there is one.
  package func wait(milliseconds: Int?) {
    var descriptor = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    let time = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard poll(&descriptor, 1, time) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) == bytes.count {}
  }
}
