import ContextProtocol
import NinefoldProject
import StructuredData
import InterfaceSource
import Synchronization

/// A command line for a tool: what a client sends is a value or an operand of it, and never an option.
struct CommandWords: Sendable {
  private let command: String
  private var options: [String] = []
  private var operands: [String] = []

  /// Creates a command line with operands.
  init(_ command: String, _ operands: [String] = []) {
    self.command = command
    self.operands = operands
  }

  /// Adds an option with a value, if there is one.
  mutating func add(_ option: String, _ value: String?) {
    if let value { options.append("\(option)=\(value)") }
  }

  /// Adds a flag.
  mutating func add(_ flag: String) { options.append(flag) }

  /// Adds operands.
  mutating func add(operands: [String]) { self.operands += operands }

  /// Returns the command line with one more option.
  func with(_ option: String, _ value: String? = nil) -> CommandWords {
    var words = self
    if let value { words.add(option, value) } else { words.add(option) }
    return words
  }

  /// The arguments of the program.
  var arguments: [String] { [command] + optionsAndOperands }

  /// The arguments of the command.
  var optionsAndOperands: [String] { options + ["--"] + operands }
}

/// A command that has run in this process.
struct CommandRun: Sendable {
  let status: ExitStatus
  let output: [UInt8]
  /// The bytes of standard error.
  let error: [UInt8]

  /// Runs a command, which reads nothing outside of some folders.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - input: Standard input.
  ///   - folders: The real paths of the folders.
  init(_ words: CommandWords, input: [UInt8] = [], within folders: [String]) {
    let written = Written()
    let console = written.console(input: input)
    status = InputFiles.within(folders) { Tool.runOnce(words.arguments, console: console) }
    output = written.output.withLock { $0 }
    error = written.error.withLock { $0 }
  }

  /// The output of a command.
  final class Written: Sendable {
    let output = Mutex<[UInt8]>([])
    let error = Mutex<[UInt8]>([])

    var errorBytes: [UInt8] { error.withLock { $0 } }

    /// Returns the streams that write to it.
    ///
    /// Without variables of the environment, there is no cache.
    func console(input: [UInt8] = []) -> Console {
      Console.inMemory(
        input: input,
        output: { [self] bytes in
          output.withLock { $0 += bytes }
          return 0
        }, error: { [self] bytes in error.withLock { $0 += bytes } })
    }
  }

  /// The output as JSON, or `nil` if there is none.
  var value: StructuredValue? {
    guard !output.isEmpty else { return nil }
    let limits = StructuredLimits(byteCount: 1 << 30, depth: 1000, valueCount: 50_000_000)
    let document = StructuredDocument(
      json: SourceFile(path: "output", bytes: output), limits: limits)
    return document.root
  }

  /// The failure of a run without an answer, with what the command reported.
  var failure: ToolFailure { Self.failure(error) }

  /// Returns the failure that a command reported on standard error.
  static func failure(_ error: [UInt8]) -> ToolFailure {
    let prefix = "ninefold: error: "
    let lines = String(decoding: error, as: UTF8.self).split(separator: "\n")
      // Help is of use in a shell only.
      .filter { !$0.hasPrefix("Run 'ninefold ") }
      .map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0 }
    return ToolFailure(lines.isEmpty ? "there is no answer" : lines.joined(separator: "\n"))
  }
}
