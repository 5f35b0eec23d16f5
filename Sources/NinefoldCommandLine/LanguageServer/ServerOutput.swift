import JSONRPC
import NinefoldProject
import StructuredData
import Synchronization

/// The messages to the client, from several threads.
final class ServerOutput: Sendable {
  private let console: Console
  private let isBroken = Mutex(false)
  /// Returns the bytes of a message with what separates it from others.
  private let frame: @Sendable ([UInt8]) -> [UInt8]

  init(_ console: Console, framedBy frame: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    self.console = console
    self.frame = frame
  }

  /// Whether the client does not read any more.
  var isClosed: Bool { isBroken.withLock { $0 } }

  /// Writes a message as a whole.
  func write(_ message: [UInt8]) {
    isBroken.withLock { isBroken in
      guard !isBroken else { return }
      isBroken = console.writeOutput(frame(message)) != nil
    }
  }

  func respond(to id: RequestID, _ result: ((inout JSONWriter) -> Void)?) {
    write(OutgoingMessage.response(to: id, result))
  }

  func refuse(_ id: RequestID?, _ error: ResponseError) {
    write(OutgoingMessage.response(to: id, error))
  }
}
