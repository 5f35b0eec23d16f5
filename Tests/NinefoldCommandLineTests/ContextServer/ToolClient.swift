import ContextProtocol
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import NinefoldCommandLine

/// A client of the server for agents in this process.
final class ToolClient {
  typealias Object = [String: Any]

  /// The bytes from the server.
  private final class Written: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  private let session: ContextSession
  private let written = Written()
  private var nextID = 1

  init(
    _ roots: [String], allowsEdits: Bool = false, capabilities: Object = [:],
    begins: Bool = true
  ) throws {
    let written = written
    let console = Console.inMemory(
      input: [],
      output: { bytes in
        written.bytes.withLock { $0 += bytes }
        return 0
      }, error: { _ in }, environment: Program.withoutSystemFonts)
    session = ContextSession(ContextRoots(roots), allowsEdits: allowsEdits, console)
    guard begins else { return }
    _ = try request(
      "initialize", ["protocolVersion": "2025-06-18", "capabilities": capabilities])
    _ = try send([["jsonrpc": "2.0", "method": "notifications/initialized"]])
  }

  // MARK: Messages

  /// Sends lines that arrive together, and returns the messages that the server writes.
  func send(lines: [String]) throws -> [Object] {
    session.handle(lines.map { .content(Array($0.utf8)) })
    let bytes = written.bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    return try bytes.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? Object)
    }
  }

  func send(_ messages: [Object]) throws -> [Object] {
    try send(
      lines: messages.map {
        String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
      })
  }

  /// Sends a request, and returns its response.
  func request(_ method: String, _ parameters: Object = [:]) throws -> Object {
    let id = nextID
    nextID += 1
    let answers = try send([
      ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]
    ])
    return try #require(answers.first { $0["id"] as? Int == id })
  }

  /// Returns the code of the error with which a request is refused, or `nil`.
  func code(_ method: String, _ parameters: Object = [:]) throws -> Int? {
    (try request(method, parameters)["error"] as? Object)?["code"] as? Int
  }

  // MARK: Tools

  /// The answer to a call.
  struct Answer {
    let text: String
    let value: Object
    let isError: Bool
    /// The kinds of its parts.
    let kinds: [String]
    /// The bytes of the first picture.
    let picture: Data?
  }

  /// Calls a tool, and checks that the value of its answer has the type that the tool declares.
  func call(_ tool: String, _ arguments: Object) throws -> Answer {
    let response = try request("tools/call", ["name": tool, "arguments": arguments])
    let result = try #require(response["result"] as? Object, "\(response)")
    let parts = try #require(result["content"] as? [Object])
    let value = result["structuredContent"] as? Object
    let isError = result["isError"] as? Bool ?? false
    if let value {
      let tools = (try request("tools/list")["result"] as? Object)?["tools"] as? [Object]
      let schema = tools?.first { $0["name"] as? String == tool }?["outputSchema"] as? Object
      #expect(JSONSchema(root: schema ?? [:]).violations(in: value) == [], "\(tool)")
    } else {
      #expect(isError)
    }
    return Answer(
      text: parts.compactMap { $0["text"] as? String }.joined(), value: value ?? [:],
      isError: isError, kinds: parts.compactMap { $0["type"] as? String },
      picture: parts.lazy.compactMap { $0["data"] as? String }.first
        .flatMap { Data(base64Encoded: $0) })
  }
}

/// Returns a value of JSON in one spelling, to compare it with others.
func canonical(_ value: Any?) throws -> String {
  let data = try JSONSerialization.data(withJSONObject: [value ?? NSNull()], options: .sortedKeys)
  return String(decoding: data, as: UTF8.self)
}

/// Returns JSON in one spelling, to compare it with others.
func canonical(json: String) throws -> String {
  try canonical(JSONSerialization.jsonObject(with: Data(json.utf8)))
}
