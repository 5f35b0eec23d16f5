import JSONRPC
import LanguageServer
import Ninefold
import NinefoldProject
import StructuredData

/// The conversation with one client: the open documents, and the answers to requests.
///
/// Requests are answered one after another on the thread that reads them. Another thread checks
/// documents, so that no question waits for a layout.
final class ServerSession {
  /// The stages of a conversation.
  private enum Stage {
    case new, initialized, shutDown, ended
  }

  /// The time after a change in which another one is awaited, in milliseconds.
  static let patience: UInt64 = 100

  private var stage = Stage.new
  var settings = ClientSettings()
  var documents: [String: OpenDocument] = [:]
  let output: ServerOutput
  let queue: CheckQueue
  let checked = CheckedDocuments()
  private let checker: DocumentChecker
  private var worker: WorkerThread?
  /// The number of the next request to the client.
  private var nextRequest = 1

  init(_ arguments: DocumentArguments, _ console: Console) throws(SystemFault) {
    output = ServerOutput(console, framedBy: MessageReader.framed)
    queue = try CheckQueue(console.nanoseconds)
    checker = DocumentChecker(arguments, console)
  }

  /// Whether the client has ended the conversation, or reads no more.
  var isEnded: Bool { stage == .ended || output.isClosed }

  /// Whether the client has not begun the conversation.
  var isNew: Bool { stage == .new }

  /// Whether the client ended the conversation as the protocol requires.
  private(set) var endedProperly = false

  // MARK: Messages

  /// Handles messages that arrived together: a request that one of them cancels is not answered.
  func handle(_ items: [MessageReader.Item]) {
    let messages = items.map { item in
      switch item {
      case .content(let bytes): Message(bytes)
      case .fault(let reason): Message.invalid(nil, ResponseError(.parseError, reason))
      }
    }
    var cancelled: Set<RequestID> = []
    for case .notification("$/cancelRequest", let parameters) in messages {
      if let id = RequestID(parameters?["id"]) { cancelled.insert(id) }
    }
    for message in messages where !isEnded {
      switch message {
      case .request(let id, let method, let parameters):
        guard !cancelled.contains(id) || method == "shutdown" || method == "initialize" else {
          output.refuse(id, .cancelled)
          continue
        }
        handle(id, method, parameters)
      case .notification(let method, let parameters): handle(method, parameters)
      case .response: continue
      case .invalid(let id, let error): output.refuse(id, error)
      }
    }
  }

  private func handle(_ id: RequestID, _ method: String, _ parameters: StructuredValue?) {
    do throws(ResponseError) {
      switch method {
      case "initialize": try initialize(id, parameters)
      case "shutdown":
        try requireInitialized()
        stage = .shutDown
        output.respond(to: id, nil)
      default:
        try requireInitialized()
        switch try answer(method, parameters, id) {
        case .result(let result): output.respond(to: id, result)
        case .later: break
        }
      }
    } catch {
      output.refuse(id, error)
    }
  }

  private func requireInitialized() throws(ResponseError) {
    switch stage {
    case .initialized: return
    case .new: throw ResponseError(.serverNotInitialized, "'initialize' comes first")
    case .shutDown, .ended: throw ResponseError(.invalidRequest, "the server is shut down")
    }
  }

  private func handle(_ method: String, _ parameters: StructuredValue?) {
    if method == "exit" {
      endedProperly = stage == .shutDown
      stage = .ended
      return
    }
    guard stage == .initialized else { return }
    switch method {
    case "initialized": registerWatchedFiles()
    case "$/cancelRequest":
      if let id = RequestID(parameters?["id"]), queue.cancel(id) { output.refuse(id, .cancelled) }
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    // The findings of other documents depend on saved files.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeConfiguration":
      checkAll()
    default: break
    }
  }

  // MARK: Lifecycle

  private func initialize(
    _ id: RequestID, _ parameters: StructuredValue?
  ) throws(ResponseError) {
    guard stage == .new else { throw ResponseError(.invalidRequest, "'initialize' comes once") }
    settings = ClientSettings(parameters)
    stage = .initialized
    output.respond(to: id) { [settings] writer in
      writer.object { writer in
        writer.object("capabilities") { ServerCapabilities.write(settings, to: &$0) }
        writer.object("serverInfo") { writer in
          writer.member("name", "ninefold")
          writer.member("version", ninefoldVersion)
        }
      }
    }
    startWorker()
  }

  private func startWorker() {
    worker = WorkerThread { [queue, checker, checked, output, settings] in
      queue.run(checker) { document, answers in
        checked.add(document)
        let writing = DiagnosticWriting(document: document, settings: settings)
        for id in answers { output.respond(to: id) { Self.writeReport(writing, to: &$0) } }
        guard !settings.pullsDiagnostics else { return }
        output.write(
          OutgoingMessage.notification("textDocument/publishDiagnostics") { writer in
            writer.object { writer in
              writer.member("uri", document.uri)
              writer.member("version", document.version)
              writer.key("diagnostics")
              writing.write(to: &writer)
            }
          })
      } suggest: { document, suggestion in
        output.respond(to: suggestion.id) { writer in
          CodeActions(document, settings).writeSuggestion(
            for: suggestion.object, titled: suggestion.title, to: &writer)
        }
      }
    }
  }

  /// Ends the thread that checks documents.
  func end() {
    for id in queue.end() { output.refuse(id, .cancelled) }
    worker?.join()
    worker = nil
  }

  /// Asks the client to report changes of the files that findings depend on.
  private func registerWatchedFiles() {
    guard settings.watchesFiles else { return }
    request("client/registerCapability") { writer in
      writer.object { writer in
        writer.array("registrations") { writer in
          writer.object { writer in
            writer.member("id", "watched-files")
            writer.member("method", "workspace/didChangeWatchedFiles")
            writer.object("registerOptions") { writer in
              writer.array("watchers", Self.watched) { writer, pattern in
                writer.object { $0.member("globPattern", pattern) }
              }
            }
          }
        }
      }
    }
  }

  private static let watched = [
    "**/*.{storyboard,xib,swift,h,m,mm,plist,strings,stringsdict,xcstrings,pbxproj,xcconfig}",
    "**/*.xcassets/**", "**/.ninefold.yml", "**/Package.swift", "**/Podfile.lock",
  ]

  func request(_ method: String, _ parameters: ((inout JSONWriter) -> Void)?) {
    let id = RequestID.number(nextRequest)
    nextRequest += 1
    output.write(OutgoingMessage.request(id, method, parameters))
  }

  /// Writes the findings as the answer to a request for them.
  static func writeReport(_ writing: DiagnosticWriting, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", "full")
      writer.member("resultId", "\(writing.document.version)")
      writer.key("items")
      writing.write(to: &writer)
    }
  }
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")
}
