#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif
import Synchronization

/// The running programs, which are terminated when a signal terminates this process.
///
/// Each has its own process group, so that its child processes are terminated with it.
enum RunningPrograms {
  private static let capacity = 1024
  /// The process groups; zero marks a free slot.
  ///
  /// The signal handler reads them without a lock.
  nonisolated(unsafe) private static let groups = UnsafeMutablePointer<pid_t>.allocate(
    capacity: capacity)
  private static let isReady = Mutex(false)

  /// Installs the signal handlers that terminate programs with this process.
  ///
  /// It must be called before a program is started.
  static func prepare() {
    isReady.withLock { isReady in
      guard !isReady else { return }
      isReady = true
      groups.initialize(repeating: 0, count: capacity)
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        var action = sigaction()
        // Signals that are ignored, as by `nohup`, or already handled are left alone.
        guard sigaction(number, nil, &action) == 0, isDefault(action) else { continue }
        signal(number) { number in
          RunningPrograms.endAll()
          signal(number, SIG_DFL)
          raise(number)
        }
      }
      // `write` reports a program that no longer reads.
      signal(SIGPIPE, SIG_IGN)
      // Otherwise the system would discard the exit status of programs.
      signal(SIGCHLD, SIG_DFL)
    }
  }

  /// Records a started program, or returns `nil` if all slots are in use.
  static func insert(_ group: pid_t) -> Int? {
    isReady.withLock { _ in
      for index in 0..<capacity where groups[index] == 0 {
        groups[index] = group
        return index
      }
      return nil
    }
  }

  /// Removes a program, before the system may reuse its number.
  static func remove(at index: Int?) {
    guard let index else { return }
    isReady.withLock { _ in groups[index] = 0 }
  }

  /// Terminates all programs; called by the signal handler, which must not lock or allocate.
  private static func endAll() {
    for index in 0..<capacity where groups[index] > 0 { kill(-groups[index], SIGKILL) }
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 0
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    #endif
  }
}
