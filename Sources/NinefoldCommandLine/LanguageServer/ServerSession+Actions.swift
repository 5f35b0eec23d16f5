import JSONRPC
import LanguageServer
import StructuredData

/// Code actions.
extension ServerSession {
  func codeActions(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let document = try document(parameters)
    guard let range = TextRange(parameters?["range"]) else {
      throw ResponseError(.invalidParameters, "the range is missing")
    }
    // The edits belong to the text that was checked.
    guard settings.readsActions, let latest = checked.latest(document.uri),
      latest.version == document.version
    else { return nil }
    let start = document.text.offset(of: range.start, settings.encoding)
    let end = max(start, document.text.offset(of: range.end, settings.encoding))
    let kinds = parameters?["context"]?["only"]?.array?.compactMap(\.string)
    let offered = CodeActions(latest, settings)
    let actions = offered.actions(in: start..<end, kinds: kinds)
    return { writer in
      writer.array(actions) { offered.write($1, to: &$0) }
    }
  }

  /// Computes the edits of an action that someone chose.
  func resolve(_ parameters: StructuredValue?, _ id: RequestID) throws(ResponseError) -> Answer {
    guard let data = parameters?["data"], let uri = data["uri"]?.string,
      let object = data["object"]?.string, let title = data["title"]?.string
    else { throw ResponseError(.invalidParameters, "the action has no data") }
    guard let document = documents[uri], let request = Self.request(document),
      data["version"]?.number == Double(document.version)
    else { throw ResponseError(.contentModified, "the document has changed") }
    queue.addSuggestion(
      CheckQueue.Suggestion(id: id, request: request, object: object, title: title))
    return .later
  }
}
