import Ninefold
import Reporting
import NinefoldProject
import Synchronization

import SystemCalls

/// The three streams that a program is given, as functions, so that tests can hold the other ends.
package struct Console: Sendable {
  /// Reads standard input to its end, or up to a number of bytes.
  var readInput: @Sendable (_ limit: Int) throws(SystemFault) -> [UInt8]
  /// Reads what standard input has by now, up to a number of bytes, and waits while it has nothing; nothing at its end.
  var readAvailable: @Sendable (_ limit: Int) throws(SystemFault) -> [UInt8]
  /// Writes to standard output; nil when that went well.
  var writeOutput: @Sendable ([UInt8]) -> SystemFault?
  /// Writes to standard error, as far as that is possible.
  var writeError: @Sendable ([UInt8]) -> Void
  /// The value of a variable of the environment; nil when it is not set.
  var environment: @Sendable (String) -> String? = { _ in nil }
  /// Whether standard output is a terminal.
  var isTerminal = false
  /// Whether standard error is a terminal.
  var isErrorTerminal = false
  /// When what is printed has colours.
  var color = ColorUse.auto
  /// Whether a run that writes files says that it did: not where a program reads what is printed.
  var tellsSuccess = true
  /// Nanoseconds since any moment; the clock that progress is told by.
  var nanoseconds: @Sendable () -> UInt64 = { Console.monotonicTime() }
  /// Whether the process ends with the run that prints here, so that what is made last need not be freed piece by piece.
  var endsWithRun = false

  /// Streams for tests.
  ///
  /// - Parameters:
  ///   - input: What standard input holds.
  ///   - output: Takes what is written to standard output; gives the number of an error, or 0.
  ///   - error: Takes what is written to standard error.
  ///   - environment: The variables of the environment.
  ///   - chunk: How many bytes of standard input are there at a time, for who reads what there is.
  ///   - isTerminal: Whether standard output and standard error are terminals.
  ///   - nanoseconds: The clock; nil for the system's.
  /// - Returns: The streams.
  package static func held(
    input: [UInt8], output: @escaping @Sendable ([UInt8]) -> Int32,
    error: @escaping @Sendable ([UInt8]) -> Void, environment: [String: String] = [:],
    chunk: Int = 1 << 16, isTerminal: Bool = false,
    nanoseconds: (@Sendable () -> UInt64)? = nil
  ) -> Console {
    let left = HeldInput(input)
    var console = Console(
      readInput: { (limit) throws(SystemFault) in Array(input.prefix(limit)) },
      readAvailable: { (limit) throws(SystemFault) in left.take(min(limit, chunk)) },
      writeOutput: { bytes in
        let code = output(bytes)
        return code == 0 ? nil : SystemFault(code: code)
      },
      writeError: error, environment: { environment[$0] })
    console.isTerminal = isTerminal
    console.isErrorTerminal = isTerminal
    if let nanoseconds { console.nanoseconds = nanoseconds }
    return console
  }

  /// The streams of this process.
  package static let system = Console(
    readInput: { (limit) throws(SystemFault) in
      // It may be a file that an output names.
      var status = stat()
      if fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        ReadFiles.current.get()?.insert(FileIdentity(status))
      }
      return try FileReading.read(STDIN_FILENO, limit: limit)
    },
    readAvailable: { (limit) throws(SystemFault) in
      try FileReading.readAvailable(STDIN_FILENO, limit: limit)
    },
    writeOutput: { AtomicFile.writeAll($0, to: STDOUT_FILENO) },
    writeError: { _ = AtomicFile.writeAll($0, to: STDERR_FILENO) },
    environment: { getenv($0).map { String(cString: $0) } },
    isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1)

  private static func monotonicTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
  }

  /// Whether what goes to standard output for people has colours.
  var hasColors: Bool { hasColors(isTerminal) }
  /// Whether what goes to standard error has colours.
  var errorHasColors: Bool { hasColors(isErrorTerminal) }
  /// Whether a line on standard error can be written over.
  var showsProgress: Bool { isErrorTerminal && environment("TERM") != "dumb" }

  /// See https://no-color.org for the variable.
  private func hasColors(_ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// Says on standard output what was written and where, in one line.
  ///
  /// `what` is such as `3 layouts`; `more` is said of it besides.
  func tell(wrote what: String, to path: String, more: String? = nil) {
    tell(Self.wrote(what, to: path) + (more.map { ": \($0)" } ?? ""))
  }

  /// What is said of something that was written.
  static func wrote(_ what: String, to path: String) -> String { "wrote \(what) to '\(path)'" }

  /// Says on standard output what came of a run that writes files, as far as that is possible: what was written stays.
  func tell(_ success: String) {
    guard tellsSuccess else { return }
    _ = writeOutput(Array((PrintedText.line(success) + "\n").utf8))
  }

  /// Writes results to standard output.
  ///
  /// A reader that has seen enough and gone, as `head` does, is no fault.
  func print(_ bytes: [UInt8]) throws(ToolError) {
    guard !bytes.isEmpty, let fault = writeOutput(bytes), fault.code != EPIPE else { return }
    throw .environment(.closedOutput(fault))
  }

  /// Writes a result to the file that the command line names, or to standard output where it names none.
  ///
  /// - Returns: Why the file cannot be written.
  func deliver(
    _ bytes: [UInt8], to output: String?, as kind: OutputKind = .other
  ) throws(ToolError) -> EnvironmentError? {
    guard let output else {
      try print(bytes)
      return nil
    }
    return EnvironmentError.caught(try OutputFile.write(bytes, to: output, as: kind))
  }

  func print(_ text: String) throws(ToolError) {
    try print(Array(text.utf8))
  }

  /// Writes a line for the user to standard error.
  func report(_ error: some StringProtocol) {
    say(.error, error)
  }

  /// Writes a line for the user to standard error about something that stops nothing.
  func warn(_ warning: some StringProtocol) {
    say(.warning, warning)
  }

  private func say(_ severity: Diagnostic.Severity, _ text: some StringProtocol) {
    let word = SeverityText.word(severity, isColored: errorHasColors)
    let line = PrintedText.line(": \(RevisionTree.shown("\(text)"))")
    writeError(Array("ninefold: \(word)\(line)\n".utf8))
  }
}

/// Standard input of tests, which is taken piece by piece.
private final class HeldInput: Sendable {
  private let rest: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) { rest = Mutex(bytes[...]) }

  /// The next bytes; none at the end.
  func take(_ count: Int) -> [UInt8] {
    rest.withLock { rest in
      let part = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return part
    }
  }
}
