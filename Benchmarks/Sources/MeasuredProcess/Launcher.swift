import Glibc

/// The program of `Benchmarks/Launcher`, which starts processes that inherit nothing of this one's
/// memory, and prints the resources that they used.
public struct Launcher: Sendable {
  /// The path of the executable.
  public let path: String

  /// Creates a launcher with the path of its executable.
  public init(path: String) { self.path = path }

  /// Runs a command, whose first argument is searched in `PATH`, discards its output, and waits for
  /// it to exit.
  ///
  /// - Parameter command: The name of the program and its arguments.
  /// - Returns: The resources used, or `nil` if the process cannot be started.
  public func run(_ command: [String]) -> MeasuredProcess? { output(of: [path] + command) }

  /// Runs a command in a folder and with a limit.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - folder: The working folder.
  ///   - seconds: The processor seconds after which the process is terminated.
  /// - Returns: The resources used, or `nil` if the process cannot be started.
  public func run(_ command: [String], in folder: String, atMost seconds: Int) -> MeasuredProcess? {
    let script = "ulimit -t \(seconds); cd \"$0\"; exec \"$@\""
    return output(of: ["sh", "-c", script, folder, path] + command)
  }

  /// Returns the options with which a build of ninefold lints without its cache: none if it has no
  /// cache.
  public func lintOptions(of tool: String) -> [String] {
    let options = ["--no-cache"]
    return run([tool, "lint", "--rules"] + options)?.status == 0 ? options : []
  }

  /// Returns the result in the line that the launcher prints.
  private func output(of command: [String]) -> MeasuredProcess? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { Glibc.free(word) } }
    var process: pid_t = 0
    let isStarted = posix_spawnp(&process, command[0], &actions, nil, words, environ) == 0
    close(ends[1])
    guard isStarted else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return MeasuredProcess(line: String(decoding: bytes, as: UTF8.self))
  }
}
