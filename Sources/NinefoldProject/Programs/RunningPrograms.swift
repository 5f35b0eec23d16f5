#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif
import Synchronization

/// The programs that run now, which end with this process when a signal ends it.
///
/// Each has a process group of its own, so that what it starts ends with it.
enum RunningPrograms {
  private static let capacity = 1024
  /// The process groups; zero where there is none.
  ///
  /// What handles signals reads it without a lock.
  nonisolated(unsafe) private static let groups = UnsafeMutablePointer<pid_t>.allocate(
    capacity: capacity)
  private static let isReady = Mutex(false)

  /// Sees to it that programs end with this process.
  ///
  /// Must have been called before one is started.
  static func prepare() {
    isReady.withLock { isReady in
      guard !isReady else { return }
      isReady = true
      groups.initialize(repeating: 0, count: capacity)
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        var action = sigaction()
        // What is ignored, as in `nohup`, or handled by somebody else stays so.
        guard sigaction(number, nil, &action) == 0, isDefault(action) else { continue }
        signal(number) { number in
          RunningPrograms.endAll()
          signal(number, SIG_DFL)
          raise(number)
        }
      }
      // One that reads no further is told by `write`.
      signal(SIGPIPE, SIG_IGN)
      // The system would forget how programs ended.
      signal(SIGCHLD, SIG_DFL)
    }
  }

  /// Notes a program that was started; nil where there is no room for more.
  static func insert(_ group: pid_t) -> Int? {
    isReady.withLock { _ in
      for place in 0..<capacity where groups[place] == 0 {
        groups[place] = group
        return place
      }
      return nil
    }
  }

  /// Forgets a program, before the system may give its number to another.
  static func remove(at place: Int?) {
    guard let place else { return }
    isReady.withLock { _ in groups[place] = 0 }
  }

  /// Ends all programs: for what handles signals, which may take no lock and no memory.
  private static func endAll() {
    for place in 0..<capacity where groups[place] > 0 { kill(-groups[place], SIGKILL) }
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 0
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    #endif
  }
}
