import Glibc

/// The resources that a process used whose output was discarded.
public struct MeasuredProcess: Sendable {
  /// User and system seconds.
  public let seconds: Double
  /// The peak memory use, in bytes.
  public let peak: Int
  /// The exit status, or `nil` if a signal ended the process.
  public let status: Int32?

  /// Runs a command, whose first argument is searched in `PATH`, and waits for it to exit.
  ///
  /// - Parameter command: The name of the program and its arguments.
  /// - Returns: The resources used, or `nil` if the process cannot be started.
  public static func run(_ command: [String]) -> MeasuredProcess? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { Glibc.free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return MeasuredProcess(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: usage.ru_maxrss << 10,
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil)
  }
}
