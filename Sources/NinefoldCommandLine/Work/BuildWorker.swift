import Reporting
import NinefoldProject
import StructuredData
import Synchronization

/// Runs one command line after another, as the JSON protocol of Bazel's persistent workers asks for them.
///
/// A request is what starting the program anew would be: nothing is kept from one to the next. What a run prints is
/// part of its answer, and nothing but answers goes to standard output.
struct BuildWorker: Sendable {
  /// The argument that asks for a worker.
  static let argument = "--persistent_worker"

  /// The arguments that all requests have in front.
  let startup: [String]
  /// The streams: requests come in, answers go out.
  let console: Console

  /// Runs what is asked for until there are no more requests.
  ///
  /// Fails when something else than requests comes in, or answers cannot be written.
  func serve() -> ExitStatus {
    var reader = WorkRequestReader(console.readAvailable)
    while true {
      let bytes: [UInt8]?
      do throws(WorkRequestReader.Fault) {
        bytes = try reader.object()
      } catch {
        console.report(Self.message(error))
        return .failure
      }
      guard let bytes else { return .clean }
      guard let request = WorkRequest(bytes) else {
        console.report(Self.message(.malformed))
        return .failure
      }
      // By the time that it is read, what it takes back is done and answered.
      if request.isCancellation { continue }
      if let fault = console.writeOutput(answer(to: request)) {
        console.report(EnvironmentError.closedOutput(fault).message)
        return .failure
      }
    }
  }

  /// Runs a request and makes its answer, a line of JSON.
  private func answer(to request: WorkRequest) -> [UInt8] {
    let printed = Printed()
    let status = run(startup + request.arguments, printing: printed)
    return request.answer(status: status.rawValue, output: printed.text)
  }

  private func run(_ arguments: [String], printing printed: Printed) -> ExitStatus {
    let environment = console.environment
    var streams = Console(
      // It belongs to whoever sends requests.
      readInput: { (_) throws(SystemFault) in throw .closed },
      readAvailable: { (_) throws(SystemFault) in throw .closed },
      writeOutput: { bytes in
        printed.add(bytes)
        return nil
      },
      writeError: { printed.add($0) }, environment: environment)
    // Builds show whatever an action prints.
    streams.tellsSuccess = false
    return Tool.runOnce(arguments, console: streams, isRequest: true)
  }

  private static func message(_ fault: WorkRequestReader.Fault) -> String {
    switch fault {
    case .unreadable(let fault): "cannot read requests: \(fault.message)"
    case .malformed: "standard input holds something else than requests"
    case .tooLarge: "a request is too large"
    }
  }

  /// What a run prints, from several threads.
  private final class Printed: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }
}
