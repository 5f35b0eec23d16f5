#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif

/// Runs another program to its end.
enum Subprocess {
  /// What a program came to.
  struct Outcome: Sendable {
    /// The exit status; nil when a signal ended it.
    var status: Int32?
    /// What it wrote to standard output.
    var output: [UInt8]
  }

  /// Runs a program that is found by its name, with the environment of this process; it reads nothing, and what it writes to
  /// standard error is dropped.
  ///
  /// - Parameters:
  ///   - words: The program's name and its arguments.
  ///   - limit: How many bytes of output are kept.
  /// - Returns: What it came to.
  /// - Throws: When it cannot be started.
  static func run(_ words: [String], limit: Int = 64 << 20) throws(SystemFault) -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    var started: pid_t = 0
    let code = spawn(words, output: writing, &started)
    close(writing)
    guard code == 0 else { throw SystemFault(code: code) }
    var output: [UInt8] = []
    var fault: SystemFault?
    do throws(SystemFault) {
      output = try FileReading.read(reading, limit: limit)
    } catch {
      fault = error
    }
    var status: Int32 = 0
    while waitpid(started, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    if let fault { throw fault }
    let isExit = status & 0x7F == 0
    return Outcome(status: isExit ? status >> 8 & 0xFF : nil, output: output)
  }

  private static func spawn(_ words: [String], output: Int32, _ started: inout pid_t) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return ENOMEM }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    if output > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, output) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    return posix_spawnp(&started, words[0], &actions, nil, &arguments, environment)
  }
}
