import ContextProtocol
import JSONRPC
import Ninefold
import StructuredData

/// The conversation with one client of the Model Context Protocol.
///
/// Requests are answered one after another.
final class ContextSession {
  private let output: ServerOutput
  private let tools: [ContextTool]
  private let allowsEdits: Bool
  /// The variables of the environment by name, with which fonts are found.
  private let environment: @Sendable (String) -> String?
  private var roots: ContextRoots
  private var client: ContextClient?
  /// The request for the client's folders that is not answered yet, or `nil`.
  private var asking: RequestID?
  /// The calls that wait for the client's folders.
  private var waiting: [(id: RequestID, parameters: StructuredValue?)] = []
  private var nextRequest = 1

  /// The maximum number of calls that wait.
  private static let mostWaiting = 1000

  init(_ roots: ContextRoots, allowsEdits: Bool, _ console: Console) {
    output = ServerOutput(console) { $0 + [UInt8(ascii: "\n")] }
    tools = ContextTool.all(allowsEdits: allowsEdits)
    self.roots = roots
    self.allowsEdits = allowsEdits
    environment = console.environment
  }

  /// Whether the client reads no more.
  var isEnded: Bool { output.isClosed }

  // MARK: Messages

  /// Handles messages that arrived together: a request that one of them cancels is not answered.
  func handle(_ items: [LineReader.Item]) {
    let messages = items.map { item in
      switch item {
      case .content(let bytes): Message(bytes)
      case .fault(let reason): Message.invalid(nil, ResponseError(.parseError, reason))
      }
    }
    var cancelled: Set<RequestID> = []
    for case .notification("notifications/cancelled", let parameters) in messages {
      if let id = RequestID(parameters?["requestId"]) { cancelled.insert(id) }
    }
    waiting.removeAll { cancelled.contains($0.id) }
    for message in messages where !isEnded {
      switch message {
      case .request(let id, let method, let parameters):
        if cancelled.contains(id), method != "initialize" { continue }
        handle(id, method, parameters)
      case .notification(let method, _): handle(method)
      case .response(let id, let result): receive(result, of: id)
      case .invalid(let id, let error): output.refuse(id, error)
      }
    }
  }

  /// Refuses the calls that still wait when the client sends no more.
  func end() {
    for call in waiting {
      output.refuse(call.id, ResponseError(.requestCancelled, "the client names no roots"))
    }
    waiting = []
  }

  private func handle(_ id: RequestID, _ method: String, _ parameters: StructuredValue?) {
    do throws(ResponseError) {
      switch method {
      case "initialize": try initialize(id, parameters)
      case "ping": output.respond(to: id) { $0.object { _ in } }
      case "tools/list":
        try requireInitialized()
        output.respond(to: id) { [tools] writer in
          writer.object { member in
            member.array("tools", tools) { $1.description.write(to: &$0) }
          }
        }
      case "tools/call":
        try requireInitialized()
        guard asking == nil else {
          guard waiting.count < Self.mostWaiting else {
            throw ResponseError(.requestCancelled, "too many calls wait for the roots")
          }
          waiting.append((id, parameters))
          return
        }
        try call(id, parameters)
      default: throw ResponseError(.methodNotFound, "unknown method '\(method)'")
      }
    } catch {
      output.refuse(id, error)
    }
  }

  private func requireInitialized() throws(ResponseError) {
    guard client != nil else {
      throw ResponseError(.serverNotInitialized, "'initialize' comes first")
    }
  }

  private func handle(_ method: String) {
    guard let client else { return }
    switch method {
    case "notifications/initialized", "notifications/roots/list_changed":
      if client.hasRoots { askForRoots() }
    default: break
    }
  }

  // MARK: Lifecycle

  private func initialize(
    _ id: RequestID, _ parameters: StructuredValue?
  ) throws(ResponseError) {
    guard client == nil else { throw ResponseError(.invalidRequest, "'initialize' comes once") }
    let client = ContextClient(parameters)
    self.client = client
    output.respond(to: id) { [allowsEdits] writer in
      writer.object { member in
        member.member("protocolVersion", client.version.rawValue)
        member.object("capabilities") { $0.object("tools") { $0.member("listChanged", false) } }
        member.object("serverInfo") { member in
          member.member("name", "ninefold")
          member.member("title", "Ninefold")
          member.member("version", ninefoldVersion)
        }
        member.member("instructions", ContextInstructions.text(allowsEdits: allowsEdits))
      }
    }
  }

  private func askForRoots() {
    let id = RequestID.number(nextRequest)
    nextRequest += 1
    asking = id
    output.write(OutgoingMessage.request(id, "roots/list", nil))
  }

  private func receive(_ result: StructuredValue?, of id: RequestID) {
    guard id == asking else { return }
    asking = nil
    roots.restrict(to: result)
    let calls = waiting
    waiting = []
    for (id, parameters) in calls {
      do throws(ResponseError) { try call(id, parameters) } catch { output.refuse(id, error) }
    }
  }

  // MARK: Calls

  private func call(_ id: RequestID, _ parameters: StructuredValue?) throws(ResponseError) {
    guard let name = parameters?["name"]?.string else {
      throw ResponseError(.invalidParameters, "a call names a tool")
    }
    guard let tool = tools.first(where: { $0.description.name == name }) else {
      throw ResponseError(.invalidParameters, "there is no tool '\(name)'")
    }
    let arguments = parameters?["arguments"]
    if let arguments, !arguments.isNull, arguments.members == nil {
      throw ResponseError(.invalidParameters, "the arguments of a call are an object")
    }
    let result = tool.call(
      arguments, in: roots, allowsEdits: allowsEdits, environment: environment)
    output.respond(to: id) { result.write(to: &$0) }
  }
}
