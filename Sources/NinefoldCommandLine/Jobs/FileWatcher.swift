import NinefoldProject
import SystemCalls

/// Repeats a run whenever a file that it reads changes, until the process receives a signal to end.
enum FileWatcher {
  /// The interval between checks of the files if the system does not report changes, in
  /// milliseconds.
  private static let pause = 300

  /// Runs immediately and after each change of the files.
  ///
  /// Changes during a run cause another one.
  ///
  /// - Parameters:
  ///   - scope: The files.
  ///   - console: Receives errors, after which the run is repeated when files change.
  ///   - run: The run, given the changes since the last one; returns further files that it read.
  static func run(
    _ scope: WatchScope, _ console: Console,
    _ run: (FileChanges) throws(ToolError) -> [String]
  ) {
    let end = EndSignals()
    func attempt(_ changes: FileChanges) -> [String] {
      InputFiles.noted {
        do throws(ToolError) {
          return try run(changes)
        } catch {
          console.report(error.message)
          return []
        }
      }
    }
    do throws(SystemFault) {
      return try wait(scope, end, attempt)
    } catch {
      console.warn("files are checked every \(pause) ms: \(reason(error))")
    }
    check(scope, end, attempt)
  }

  /// Runs when the system reports changes.
  private static func wait(
    _ scope: WatchScope, _ end: EndSignals, _ run: (FileChanges) -> [String]
  ) throws(SystemFault) {
    #if os(Linux)
      let watch = try FileWatch(scope)
      var changes = FileChanges.unknown
      while true {
        let start = FileTime.now
        try watch.watch(run(changes), readSince: start)
        guard let next = try watch.wait(until: end) else { return }
        changes = next
      }
    #else
      throw SystemFault(code: ENOSYS)
    #endif
  }

  /// Runs when checks of the files find changes.
  private static func check(
    _ scope: WatchScope, _ end: EndSignals, _ run: (FileChanges) -> [String]
  ) {
    var changes = FileChanges.unknown
    var seen = WatchedFiles(scope)
    var further: [String] = []
    while true {
      let found = run(changes)
      if found != further {
        further = found
        seen.note(further)
      }
      repeat {
        if end.isPending { return }
        usleep(UInt32(pause) * 1000)
        let now = WatchedFiles(scope, further)
        changes = now.changes(since: seen)
        seen = now
      } while changes.isEmpty
    }
  }

  private static func reason(_ fault: SystemFault) -> String {
    switch fault.code {
    case ENOSPC:
      "the limit of watched folders is reached (fs.inotify.max_user_watches)"
    case EMFILE, ENFILE:
      "the limit of watching programs is reached (fs.inotify.max_user_instances)"
    case EOPNOTSUPP: "the file system may not report all changes"
    case ENOSYS: "changes are reported on Linux only"
    default: fault.message
    }
  }
}
