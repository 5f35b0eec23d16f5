import Foundation
import LanguageServer
import Reporting
import Synchronization
import TestSupport

@testable import NinefoldCommandLine

/// A client of the language server in this process.
final class LanguageClient {
  typealias Object = [String: Any]

  /// The bytes from the server, written by several threads.
  private final class Written: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  /// The time after which an answer is missing, in seconds.
  private static let patience = 120.0

  private let session: ServerSession
  private let written = Written()
  private var reader = MessageReader()
  private var received: [Object] = []
  private var nextID = 1

  init(_ options: [String] = [], capabilities: Object = LanguageClient.capabilities) throws {
    let command = try LanguageServerCommand(
      Arguments(options, accepting: LanguageServerCommand.manual.options))
    let written = written
    let console = Console.inMemory(
      input: [],
      output: { bytes in
        written.bytes.withLock { $0 += bytes }
        return 0
      },
      error: { _ in }, environment: Program.withoutSystemFonts)
    session = try ServerSession(command.arguments, console)
    _ = try request("initialize", ["capabilities": capabilities])
    notify("initialized", [:])
  }

  deinit { session.end() }

  /// The usual capabilities of editors.
  static var capabilities: Object {
    [
      "general": ["positionEncodings": ["utf-16"]],
      "textDocument": [
        "hover": ["contentFormat": ["markdown"]],
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]],
          "resolveSupport": ["properties": ["edit"]],
        ],
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]],
          "codeDescriptionSupport": true,
        ],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      ],
    ]
  }

  // MARK: Messages

  func send(_ messages: [Object]) throws {
    session.handle(
      try messages.map {
        .content([UInt8](try JSONSerialization.data(withJSONObject: $0)))
      })
  }

  func notify(_ method: String, _ parameters: Object) {
    try? send([["jsonrpc": "2.0", "method": method, "params": parameters]])
  }

  /// Sends a request, and returns its response.
  func request(_ method: String, _ parameters: Object) throws -> Object {
    let id = nextID
    nextID += 1
    try send([["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]])
    return try wait { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// Returns the first message that satisfies a condition, and removes it from those that arrived.
  func wait(_ isWanted: (Object) -> Bool) throws -> Object {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      try receive()
      if let index = received.firstIndex(where: isWanted) { return received.remove(at: index) }
      guard Date() < end else { throw CocoaError(.userCancelled) }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  private func receive() throws {
    reader.add(
      written.bytes.withLock { bytes in
        defer { bytes = [] }
        return bytes
      })
    while case .content(let bytes) = reader.nextItem() {
      received.append(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object ?? [:])
    }
  }

  // MARK: Documents

  static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  func open(_ path: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri(path), "languageId": "xml", "version": version, "text": text,
        ] as Object
      ])
  }

  func change(_ path: String, version: Int, _ changes: [Object]) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Self.uri(path), "version": version] as Object,
        "contentChanges": changes,
      ])
  }

  /// Returns the findings of a version of a document when they are published.
  func findings(_ path: String, version: Int) throws -> [Object] {
    let message = try wait {
      let parameters = $0["params"] as? Object
      return $0["method"] as? String == "textDocument/publishDiagnostics"
        && parameters?["uri"] as? String == Self.uri(path)
        && parameters?["version"] as? Int == version
    }
    return (message["params"] as? Object)?["diagnostics"] as? [Object] ?? []
  }

  /// Asks a question about a place in a document, and returns its result.
  func ask(_ method: String, _ path: String, line: Int, character: Int) throws -> Any? {
    try request(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": Self.uri(path)],
        "position": ["line": line, "character": character],
      ])["result"]
  }
}
