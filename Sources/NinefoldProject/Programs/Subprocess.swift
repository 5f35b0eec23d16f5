#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif

/// Runs other programs, with limits that guarantee that they end.
///
/// A program is started by its absolute path in its own process group. It reads its input from a
/// pipe, and both of its output streams are read continuously. If it exceeds its time or output
/// limit, or if this process is terminated, it is terminated with all its child processes. It
/// inherits no files other than the pipes, and no files are written for it.
package enum Subprocess {
  /// The way in which a program ended.
  package enum End: Hashable, Sendable {
    case status(Int32)
    /// A signal terminated it, as when it exceeds its limits of memory and processor time.
    case signal
    case outOfTime
    case tooMuchOutput
  }

  /// The result of a program.
  package struct Outcome: Sendable {
    /// The way in which it ended.
    package var end: End
    /// Its standard output, empty if it exceeded the limit.
    package var output: [UInt8]
    /// The beginning of its standard error.
    package var error: [UInt8]
    /// The running time, in seconds.
    package var seconds: Double

    /// The output if the program succeeded, or `nil` otherwise.
    package var success: [UInt8]? { end == .status(0) ? output : nil }
  }

  private static let errorLimit = 1 << 12

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: Its absolute path.
  ///   - arguments: Its arguments.
  ///   - input: The content of its standard input.
  ///   - environment: Changes to the environment of this process: values of variables, or `nil` to
  ///     remove one.
  ///   - bounds: The limits of the program.
  ///   - time: The time that all programs of the run may take together, or `nil` for no limit.
  /// - Returns: The result of the program.
  /// - Throws: An error if it cannot be started.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [(name: String, value: String?)] = [], within bounds: ProgramBounds,
    of time: ProgramTime? = nil
  ) throws(SystemFault) -> Outcome {
    let seconds = time?.left(atMost: bounds.seconds) ?? bounds.seconds
    guard seconds > 0 else { return Outcome(end: .outOfTime, output: [], error: [], seconds: 0) }
    RunningPrograms.prepare()
    let started = now
    var pipes = try Pipes()
    defer { pipes.close() }
    var process: pid_t = 0
    let code = spawn(commandLine(program, arguments, bounds), environment, pipes, &process)
    guard code == 0 else { throw SystemFault(code: code) }
    let index = RunningPrograms.insert(process)
    pipes.closeChildEnds()
    var outcome = exchange(&pipes, input, bounds.output, until: started + seconds)
    let end = wait(
      for: process, at: index, until: outcome.end == nil ? started + seconds : 0)
    let took = now - started
    time?.spend(took)
    if outcome.end == .tooMuchOutput { outcome.output = [] }
    return Outcome(
      end: outcome.end ?? end, output: outcome.output, error: outcome.error, seconds: took)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: Communication

  private struct Exchange {
    /// The reason for stopping, or `nil` if both streams have ended.
    var end: End?
    var output: [UInt8] = []
    var error: [UInt8] = []
  }

  /// Writes the input and reads both streams until they end.
  private static func exchange(
    _ pipes: inout Pipes, _ input: [UInt8], _ limit: Int, until end: Double
  ) -> Exchange {
    var exchange = Exchange()
    var written = 0
    if input.isEmpty { pipes.closeInput() }
    while pipes.output >= 0 || pipes.error >= 0 {
      let left = end - now
      guard left > 0 else {
        exchange.end = .outOfTime
        return exchange
      }
      // `poll` ignores negative descriptors.
      var waits = [
        pollfd(fd: pipes.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.error, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.input, events: Int16(POLLOUT), revents: 0),
      ]
      let count = poll(&waits, nfds_t(waits.count), Int32(min(left, 3600) * 1000) + 1)
      guard count > 0 else { continue }
      if waits[0].revents != 0 {
        if let part = try? FileReading.readAvailable(pipes.output, limit: 1 << 16), !part.isEmpty {
          exchange.output += part
        } else {
          pipes.closeOutput()
        }
        guard exchange.output.count <= limit else {
          exchange.end = .tooMuchOutput
          return exchange
        }
      }
      if waits[1].revents != 0 {
        if let part = try? FileReading.readAvailable(pipes.error, limit: 1 << 12), !part.isEmpty {
          exchange.error += part.prefix(errorLimit - exchange.error.count)
        } else {
          pipes.closeError()
        }
      }
      if waits[2].revents != 0 {
        let part = input[written...].withUnsafeBytes {
          write(pipes.input, $0.baseAddress, $0.count)
        }
        if part > 0 { written += part }
        // A program that no longer reads is not waited for.
        let isBroken = part < 0 && errno != EAGAIN && errno != EINTR
        if written == input.count || isBroken { pipes.closeInput() }
      }
    }
    return exchange
  }

  /// Waits until a process has ended, terminating it and its child processes at the deadline.
  private static func wait(for process: pid_t, at index: Int?, until end: Double) -> End {
    var isLate = false
    var pause: UInt32 = 200
    while true {
      // Until its exit status is collected, its number is not reused.
      var information = siginfo_t()
      let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
      if result == 0, information.si_signo == SIGCHLD { break }
      if result < 0, errno != EINTR { break }
      if !isLate, now >= end {
        isLate = true
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
      }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    kill(-process, SIGKILL)
    RunningPrograms.remove(at: index)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return .signal }
    }
    if isLate { return .outOfTime }
    return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal
  }

  // MARK: Starting

  /// Returns the program with its arguments, wrapped in a shell that sets the limits of the process
  /// itself.
  private static func commandLine(
    _ program: String, _ arguments: [String], _ bounds: ProgramBounds
  ) -> [String] {
    var limits = ""
    if let seconds = bounds.processorSeconds { limits += "ulimit -t \(seconds) 2>/dev/null; " }
    if let memory = bounds.memory { limits += "ulimit -v \(memory) 2>/dev/null; " }
    guard !limits.isEmpty else { return [program] + arguments }
    return ["/bin/sh", "-c", limits + "exec \"$0\" \"$@\"", program] + arguments
  }

  private static func spawn(
    _ commandLine: [String], _ changes: [(name: String, value: String?)], _ pipes: Pipes,
    _ process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return ENOMEM }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return ENOMEM }
    defer { posix_spawnattr_destroy(&attributes) }
    for (end, stream) in [
      (pipes.childInput, STDIN_FILENO), (pipes.childOutput, STDOUT_FILENO),
      (pipes.childError, STDERR_FILENO),
    ] {
      posix_spawn_file_actions_adddup2(&actions, end, stream)
    }
    // The program has default handling of signals that this process ignores or blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF)
        | Int16(POSIX_SPAWN_SETSIGMASK) | closesOthers)
    var arguments = commandLine.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables = environment(changes).map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    return posix_spawn(&process, commandLine[0], &actions, &attributes, &arguments, &variables)
  }

  #if canImport(Darwin)
    private static let closesOthers = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    private static let closesOthers: Int16 = 0
  #endif

  /// Returns the environment of this process with changes, and without the relative entries of
  /// `PATH`.
  private static func environment(_ changes: [(name: String, value: String?)]) -> [String] {
    let path: (name: String, value: String?) = (
      "PATH", ProgramPath.folders.joined(separator: ":")
    )
    let changes = [path] + changes
    #if canImport(Darwin)
      let inherited = _NSGetEnviron().pointee
    #else
      let inherited: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String] = []
    var index = 0
    while let variable = inherited?[index] {
      index += 1
      let text = String(cString: variable)
      let name = text.utf8.prefix { $0 != UInt8(ascii: "=") }
      if !changes.contains(where: { change in isMatched(name, by: change.name) }) {
        variables.append(text)
      }
    }
    return variables + changes.compactMap { change in change.value.map { "\(change.name)=\($0)" } }
  }

  /// Returns whether a change applies to a variable; a name that ends in `*` applies to all that
  /// begin like it.
  private static func isMatched(_ name: Substring.UTF8View, by change: String) -> Bool {
    if change.utf8.last == UInt8(ascii: "*") { return name.starts(with: change.utf8.dropLast()) }
    return name.elementsEqual(change.utf8)
  }
}
