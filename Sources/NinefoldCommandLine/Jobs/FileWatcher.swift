import NinefoldProject
import SystemCalls

/// Repeats a run whenever a file that it reads changes, until the process receives a signal to end.
///
/// These signals are blocked during a run, so that output files are complete.
enum FileWatcher {
  /// The interval between checks of the files, in milliseconds.
  private static let pause = 300

  /// Runs immediately and after each change of the files.
  ///
  /// Errors are reported, and the run is repeated after the next change.
  static func run(
    _ files: () -> WatchedFiles, _ console: Console, _ run: () throws(ToolError) -> Void
  ) {
    var ends = sigset_t()
    sigemptyset(&ends)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    while true {
      // Changes during the run are detected afterwards.
      let seen = files()
      InputFiles.noted {
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

  /// Returns whether a signal to end the process is pending.
  private static func isPending() -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }
}
