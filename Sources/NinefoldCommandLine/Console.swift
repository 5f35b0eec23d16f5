import Ninefold
import Reporting
import NinefoldProject
import Synchronization

import SystemCalls

/// The three standard streams as functions, so that tests can provide them.
package struct Console: Sendable {
  /// Reads standard input to its end, or up to a number of bytes.
  var readInput: @Sendable (_ limit: Int) throws(SystemFault) -> [UInt8]
  /// Reads the bytes that are available on standard input, up to a number of bytes.
  ///
  /// Waits while there are none; returns no bytes at the end.
  var readAvailable: @Sendable (_ limit: Int) throws(SystemFault) -> [UInt8]
  /// Writes to standard output.
  ///
  /// Returns the error, or `nil` on success.
  var writeOutput: @Sendable ([UInt8]) -> SystemFault?
  /// Writes to standard error and ignores failures.
  var writeError: @Sendable ([UInt8]) -> Void
  /// Writes progress to standard error, which is not part of the output.
  var writeProgress: @Sendable ([UInt8]) -> Void
  /// Returns the value of an environment variable, or `nil` if it is not set.
  var environment: @Sendable (String) -> String? = { _ in nil }
  /// Whether standard output is a terminal.
  var isTerminal = false
  /// Whether standard error is a terminal.
  var isErrorTerminal = false
  /// Whether printed text is colored.
  var color = ColorMode.auto
  /// Whether a run that writes files reports success: not if a program reads the output.
  var announcesSuccess = true
  /// Returns a monotonic time in nanoseconds, with an arbitrary origin, for progress reports.
  var nanoseconds: @Sendable () -> UInt64 = { Console.monotonicTime() }
  /// Whether the process exits after this run, so that the last results need not be freed.
  var endsWithRun = false

  /// Creates streams for tests.
  ///
  /// - Parameters:
  ///   - input: The content of standard input.
  ///   - output: Receives what is written to standard output. Returns an error number, or 0.
  ///   - error: Receives what is written to standard error.
  ///   - environment: The environment variables.
  ///   - chunk: The number of bytes that become available at a time, for readers of available
  ///     bytes.
  ///   - isTerminal: Whether standard output and standard error are terminals.
  ///   - nanoseconds: The clock, or `nil` for the system's.
  /// - Returns: The streams.
  package static func inMemory(
    input: [UInt8], output: @escaping @Sendable ([UInt8]) -> Int32,
    error: @escaping @Sendable ([UInt8]) -> Void, environment: [String: String] = [:],
    chunk: Int = 1 << 16, isTerminal: Bool = false,
    nanoseconds: (@Sendable () -> UInt64)? = nil
  ) -> Console {
    let left = BufferedInput(input)
    var console = Console(
      readInput: { (limit) throws(SystemFault) in Array(input.prefix(limit)) },
      readAvailable: { (limit) throws(SystemFault) in left.read(min(limit, chunk)) },
      writeOutput: { bytes in
        let code = output(bytes)
        return code == 0 ? nil : SystemFault(code: code)
      },
      writeError: error, writeProgress: error, environment: { environment[$0] })
    console.isTerminal = isTerminal
    console.isErrorTerminal = isTerminal
    if let nanoseconds { console.nanoseconds = nanoseconds }
    return console
  }

  /// The streams of this process.
  package static let system = Console(
    readInput: { (limit) throws(SystemFault) in
      // Standard output may be redirected to a file that is also an output.
      var status = stat()
      if fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        InputFiles.current.get()?.insert(FileIdentity(status))
      }
      return try FileReading.read(STDIN_FILENO, limit: limit)
    },
    readAvailable: { (limit) throws(SystemFault) in
      try FileReading.readAvailable(STDIN_FILENO, limit: limit)
    },
    writeOutput: { AtomicFile.writeAll($0, to: STDOUT_FILENO) },
    writeError: { _ = AtomicFile.writeAll($0, to: STDERR_FILENO) },
    writeProgress: { _ = AtomicFile.writeAll($0, to: STDERR_FILENO) },
    environment: { getenv($0).map { String(cString: $0) } },
    isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1)

  private static func monotonicTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
  }

  /// Whether text for people on standard output is colored.
  var hasColors: Bool { hasColors(isTerminal) }
  /// Whether standard error is colored.
  var errorHasColors: Bool { hasColors(isErrorTerminal) }
  /// Whether a line on standard error can be overwritten.
  var showsProgress: Bool { isErrorTerminal && environment("TERM") != "dumb" }

  /// Returns whether a stream is colored.
  ///
  /// https://no-color.org describes `NO_COLOR`.
  private func hasColors(_ isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// Reports on standard output, in one line, what was written and where.
  ///
  /// `what` is a text such as `3 layouts`; `more` is appended.
  func announce(wrote what: String, to path: String, more: String? = nil) {
    announce(Self.wrote(what, to: path) + (more.map { ": \($0)" } ?? ""))
  }

  /// Returns the report of something that was written.
  static func wrote(_ what: String, to path: String) -> String { "wrote \(what) to '\(path)'" }

  /// Prints to standard output that a run wrote files.
  ///
  /// Failures are ignored: the files remain written.
  func announce(_ success: String) {
    guard announcesSuccess else { return }
    _ = writeOutput(Array((PrintedText.line(success) + "\n").utf8))
  }

  /// Writes results to standard output.
  ///
  /// A reader that closes the pipe early, as `head` does, is not an error.
  func print(_ bytes: [UInt8]) throws(ToolError) {
    guard !bytes.isEmpty, let fault = writeOutput(bytes), fault.code != EPIPE else { return }
    throw .environment(.closedOutput(fault))
  }

  /// Writes a result to the file named on the command line, or to standard output if none is named.
  ///
  /// - Returns: The reason why the file cannot be written.
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

  /// Writes an error message for the user to standard error.
  func report(_ error: some StringProtocol) {
    write(.error, error)
  }

  /// Writes a warning for the user to standard error.
  func warn(_ warning: some StringProtocol) {
    write(.warning, warning)
  }

  private func write(_ severity: Diagnostic.Severity, _ text: some StringProtocol) {
    let word = SeverityText.word(severity, isColored: errorHasColors)
    let line = PrintedText.line(": \(RevisionTree.shown("\(text)"))")
    writeError(Array("ninefold: \(word)\(line)\n".utf8))
  }
}

/// Standard input for tests, which is consumed in chunks.
private final class BufferedInput: Sendable {
  private let rest: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) { rest = Mutex(bytes[...]) }

  /// Returns the next bytes, or no bytes at the end.
  func read(_ count: Int) -> [UInt8] {
    rest.withLock { rest in
      let part = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return part
    }
  }
}
