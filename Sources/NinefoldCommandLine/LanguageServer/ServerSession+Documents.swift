import JSONRPC
import LanguageServer
import NinefoldProject
import StructuredData

/// The reports of clients about documents.
extension ServerSession {
  func open(_ parameters: StructuredValue?) {
    let item = parameters?["textDocument"]
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else { return }
    var document = OpenDocument(
      uri: uri, path: DocumentURI.path(uri), version: Self.version(item) ?? 0,
      text: Array(text.utf8))
    document.readAhead()
    documents[uri] = document
    check(document, after: 0)
  }

  func change(_ parameters: StructuredValue?) {
    let item = parameters?["textDocument"]
    guard let uri = item?["uri"]?.string, var document = documents.removeValue(forKey: uri),
      let changes = parameters?["contentChanges"]?.array
    else { return }
    defer { documents[uri] = document }
    let version = Self.version(item)
    // A version that is already known was changed on another way.
    if let version, version < document.version { return }
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      document.change(TextRange(change["range"]), to: Array(text.utf8), settings.encoding)
    }
    document.setVersion(version ?? document.version + 1)
    document.readAhead()
    check(document, after: Self.patience)
  }

  func close(_ parameters: StructuredValue?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.string,
      documents.removeValue(forKey: uri) != nil
    else { return }
    for id in queue.remove(uri) { output.refuse(id, .cancelled) }
    checked.remove(uri)
    guard !settings.pullsDiagnostics else { return }
    output.write(
      OutgoingMessage.notification("textDocument/publishDiagnostics") { writer in
        writer.object { writer in
          writer.member("uri", uri)
          writer.array("diagnostics") { _ in }
        }
      })
  }

  /// Checks all open documents again, because something around them changed.
  func checkAll() {
    if settings.pullsDiagnostics {
      checked.markStale()
      if settings.refreshesDiagnostics { request("workspace/diagnostic/refresh", nil) }
      return
    }
    for uri in documents.keys.sorted() {
      if let document = documents[uri] { check(document, after: Self.patience) }
    }
  }

  /// Has a version of a document checked.
  private func check(_ document: OpenDocument, after milliseconds: UInt64) {
    // Clients that ask for findings do so after each change.
    guard !settings.pullsDiagnostics, let request = Self.request(document) else { return }
    queue.add(request, after: milliseconds)
  }

  /// Returns the request to check a document, or `nil` if it is not one of Interface Builder.
  static func request(_ document: OpenDocument) -> CheckRequest? {
    guard let path = document.path, Path.isDocument(path) else { return nil }
    return CheckRequest(
      uri: document.uri, path: path, version: document.version, text: document.text)
  }

  private static func version(_ item: StructuredValue?) -> Int? {
    item?["version"]?.number.flatMap { Int(exactly: $0) }
  }

  /// Answers a request for the findings of a document.
  func diagnostics(
    _ parameters: StructuredValue?, _ id: RequestID
  ) throws(ResponseError) -> Answer {
    let document = try document(parameters)
    guard let request = Self.request(document) else {
      return .result { writer in
        writer.object { writer in
          writer.member("kind", "full")
          writer.array("items") { _ in }
        }
      }
    }
    if let latest = checked.current(document.uri, version: document.version) {
      let writing = DiagnosticWriting(document: latest, settings: settings)
      return .result { Self.writeReport(writing, to: &$0) }
    }
    queue.add(request, after: 0, answering: id)
    return .later
  }
}
