import Reporting
import NinefoldProject
import StructuredData
import Synchronization

/// Runs command lines in sequence, with the JSON protocol of Bazel's persistent workers.
///
/// A request behaves like a new run of the program: what is kept from earlier requests is used only
/// if every file and folder that it was computed from is unchanged. The output of a run is part of
/// its response, and nothing but responses goes to standard output.
struct BuildWorker: Sendable {
  /// The argument that starts a worker.
  static let argument = "--persistent_worker"

  /// The arguments that precede those of all requests.
  let startup: [String]
  /// The streams: requests come in, responses go out.
  let console: Console
  /// The values that the worker keeps between requests.
  private let memory = ValueMemory()

  /// Creates a worker.
  init(startup: [String], console: Console) {
    self.startup = startup
    self.console = console
  }

  /// Runs requests until there are no more.
  ///
  /// Fails if the input is not a request, or if responses cannot be written.
  func serve() -> ExitStatus {
    var reader = WorkRequestReader(console.readAvailable)
    while true {
      let bytes: [UInt8]?
      do throws(WorkRequestReader.Fault) {
        bytes = try reader.nextObject()
      } catch {
        console.report(Self.message(error))
        return .failure
      }
      guard let bytes else { return .clean }
      guard let request = WorkRequest(bytes) else {
        console.report(Self.message(.malformed))
        return .failure
      }
      // By the time it is read, the canceled request has been completed and answered.
      if request.isCancellation { continue }
      if let fault = console.writeOutput(response(to: request)) {
        console.report(EnvironmentError.closedOutput(fault).message)
        return .failure
      }
      // While the sender works on.
      memory.followFolders()
    }
  }

  /// Runs a request and returns its response, a line of JSON.
  private func response(to request: WorkRequest) -> [UInt8] {
    let printed = Printed()
    let status = run(startup + request.arguments, printing: printed)
    return request.response(status: status.rawValue, output: printed.text)
  }

  private func run(_ arguments: [String], printing printed: Printed) -> ExitStatus {
    let environment = console.environment
    var streams = Console(
      // Standard input belongs to the sender of requests.
      readInput: { (_) throws(SystemFault) in throw .closed },
      readAvailable: { (_) throws(SystemFault) in throw .closed },
      writeOutput: { bytes in
        printed.add(bytes)
        return nil
      },
      writeError: { printed.add($0) }, writeProgress: { _ in }, environment: environment)
    // Build systems show all output of an action.
    streams.announcesSuccess = false
    memory.startRun()
    defer { memory.trim() }
    return Tool.runOnce(arguments, console: streams, keeping: memory)
  }

  private static func message(_ fault: WorkRequestReader.Fault) -> String {
    switch fault {
    case .unreadable(let fault): "cannot read requests: \(fault.message)"
    case .malformed: "standard input does not contain a valid request"
    case .tooLarge: "a request is too large"
    }
  }

  /// The output of a run, from several threads.
  private final class Printed: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }
}
