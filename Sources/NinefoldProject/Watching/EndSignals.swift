#if os(Linux)
  import CBeneath
#endif
import SystemCalls

/// The signals that end a process which repeats a run.
///
/// They are blocked from the start, so that output files are complete.
package final class EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  #if os(Linux)
    /// A descriptor that can be read when a signal is pending, or -1 if there is none.
    let descriptor: Int32
  #endif

  /// Blocks the signals.
  package init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in Self.numbers { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    #if os(Linux)
      descriptor = ninefold_signal_descriptor(&signals)
    #endif
  }

  #if os(Linux)
    deinit { close(descriptor) }
  #endif

  /// Whether a signal is pending.
  package var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.numbers.contains { sigismember(&pending, $0) == 1 }
  }
}
