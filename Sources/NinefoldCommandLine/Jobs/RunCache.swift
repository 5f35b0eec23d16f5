import InterfaceSource
import NinefoldProject
import Synchronization

/// The outputs of runs that depend on nothing but files, which a later run prints if it would make
/// the same observations.
struct RunCache: Sendable {
  private let values: KeptValues
  /// The command line and the other inputs of the output, except files and variables.
  private let words: [String]

  /// Creates a cache of runs with a command line, which contains no options without effect on the
  /// output.
  init(_ values: KeptValues, words: [String], _ console: Console) {
    self.values = values
    self.words =
      [console.isTerminal, console.isErrorTerminal, console.announcesSuccess].map { "\($0)" }
      + words
  }

  /// Prints the output of an earlier run, or runs and keeps what is printed.
  ///
  /// Runs that end with an error of the environment are not kept.
  func run(
    _ console: Console, _ run: (Console) throws(ToolError) -> ExitStatus
  ) throws(ToolError) -> ExitStatus {
    if let bytes = values.value(Self.name, words), let kept = KeptRun(bytes),
      kept.variables.allSatisfy({ name, value in
        // Texts that differ in bytes alone are different paths.
        console.environment(name).map { Array($0.utf8) } == value.map { Array($0.utf8) }
      })
    {
      return try kept.replay(console)
    }
    guard let files = InputFiles.current.get() else { return try run(console) }
    let recorder = Recorder()
    let trace = values.trace()
    let result = InputFiles.current.withValue(files.traced(by: trace)) {
      () -> Result<ExitStatus, ToolError> in
      do throws(ToolError) {
        return .success(try run(recorder.recording(console)))
      } catch {
        return .failure(error)
      }
    }
    let status = try result.get()
    // The results of the run are gone; what follows is about as large as the output.
    if recorder.isLarge { FreedMemory.release() }
    if status != .failure, let kept = recorder.run(status) {
      values.keep(kept, trace, as: Self.name, words)
      values.trim()
    }
    return status
  }

  private static let name = "run"
}

/// The output of a run.
private struct KeptRun {
  /// A part of the output.
  struct Output {
    var isError: Bool
    var bytes: [UInt8]
  }

  var status: ExitStatus
  /// The environment variables that were read, without duplicates.
  var variables: [(name: String, value: String?)]
  /// The output in the order in which it was written.
  var outputs: [Output]

  func replay(_ console: Console) throws(ToolError) -> ExitStatus {
    for output in outputs {
      if output.isError {
        console.writeError(output.bytes)
      } else {
        try console.print(output.bytes)
      }
    }
    return status
  }
}

extension KeptRun {
  init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    do throws(FieldReader.Fault) {
      guard let code = Int32(exactly: try reader.number()), let status = ExitStatus(rawValue: code)
      else { return nil }
      self.status = status
      variables = try reader.list { reader throws(FieldReader.Fault) in
        let name = try reader.text()
        let isSet = try reader.flag()
        let value = try reader.text()
        return (name, isSet ? value : nil)
      }
      outputs = []
      while !reader.isAtEnd {
        outputs.append(Output(isError: try reader.flag(), bytes: Array(try reader.content())))
      }
    } catch {
      return nil
    }
  }
}

/// Records what a run prints and which variables it reads.
private final class Recorder: Sendable {
  private struct State: ~Copyable {
    var variables: [String: String?] = [:]
    /// The last output, which small ones of the same stream are added to.
    var last: KeptRun.Output?
    /// The encoded outputs before it.
    var outputs = SpooledBytes()
    /// The number of bytes of the outputs.
    var size = 0
    /// Whether everything was written and is kept.
    var isComplete = true

    /// Encodes the last output.
    mutating func endOutput() {
      guard let output = last else { return }
      last = nil
      var start = FieldWriter()
      start.write(output.isError)
      start.write(output.bytes.count)
      do throws(SystemFault) {
        try outputs.write(start.bytes)
        try outputs.write(output.bytes)
      } catch {
        discard()
      }
    }

    mutating func discard() {
      isComplete = false
      last = nil
      outputs = SpooledBytes()
    }
  }

  /// The maximum size of the outputs, in bytes.
  private static let limit = 1 << 25
  /// The maximum size of small outputs that are joined, in bytes.
  private static let portion = 1 << 14

  private let state = Mutex(State())

  /// Whether the output is that of a run over many documents.
  var isLarge: Bool { state.withLock { $0.size > 1 << 20 } }

  /// Returns the same streams, recorded.
  func recording(_ console: Console) -> Console {
    var recorded = console
    recorded.writeOutput = { [self] bytes in
      let fault = console.writeOutput(bytes)
      add(bytes, isError: false, isComplete: fault == nil)
      return fault
    }
    recorded.writeError = { [self] bytes in
      console.writeError(bytes)
      add(bytes, isError: true, isComplete: true)
    }
    recorded.environment = { [self] name in
      let value = console.environment(name)
      state.withLock { $0.variables[name] = .some(value) }
      return value
    }
    return recorded
  }

  private func add(_ bytes: [UInt8], isError: Bool, isComplete: Bool) {
    state.withLock { state in
      state.size += bytes.count
      if !isComplete || state.size > Self.limit { state.discard() }
      guard state.isComplete else { return }
      if let last = state.last,
        last.isError != isError || last.bytes.count + bytes.count > Self.portion
      {
        state.endOutput()
      }
      if state.last == nil {
        state.last = KeptRun.Output(isError: isError, bytes: bytes)
      } else {
        state.last?.bytes += bytes
      }
    }
  }

  /// Returns the encoded run, or `nil` if a part of its output could not be written.
  func run(_ status: ExitStatus) -> [UInt8]? {
    state.withLock { state in
      state.endOutput()
      guard state.isComplete, let outputs = try? state.outputs.bytes() else { return nil }
      var writer = FieldWriter(capacity: outputs.count + 1 << 12)
      writer.write(Int(status.rawValue))
      writer.write(state.variables.sorted { $0.key < $1.key }) { writer, variable in
        writer.write(variable.key)
        writer.write(variable.value != nil)
        writer.write(variable.value ?? "")
      }
      writer.writeRest(outputs)
      return writer.bytes
    }
  }
}
