import NinefoldProject
import SystemCalls

/// Repeats a run whenever a file that it reads changes, until the process is asked to end.
///
/// The signals that end it are held back while a run is under way, so that what is written is whole.
enum Watch {
  /// How often files are looked at, in milliseconds.
  private static let pause = 300

  /// Runs at once and after each change of the files.
  ///
  /// What cannot be done is reported, and done again after the next change.
  static func run(
    _ files: () -> WatchedFiles, _ console: Console, _ run: () throws(ToolError) -> Void
  ) {
    var ends = sigset_t()
    sigemptyset(&ends)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    while true {
      // Files that change during the run are seen afterwards.
      let seen = files()
      ReadFiles.noted {
        do throws(ToolError) {
          try run()
        } catch {
          console.report(error.message)
        }
      }
      repeat {
        if isPending() { return }
        usleep(UInt32(pause) * 1000)
      } while files() == seen
    }
  }

  /// Whether a signal has come that ends the process.
  private static func isPending() -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }
}
