import InterfaceSource
package import StructuredData

/// A message of JSON-RPC 2.0 from a client.
package enum Message: Sendable {
  /// A question that is answered with a response.
  case request(RequestID, method: String, parameters: StructuredValue?)
  case notification(method: String, parameters: StructuredValue?)
  /// The answer to a request of the server: its result, or `nil` if the client refuses it.
  case response(RequestID, result: StructuredValue?)
  /// Something else, with the error to respond with and the id if there is one.
  case invalid(RequestID?, ResponseError)

  /// The maximum size of a message, in bytes: documents have at most 64 MiB, which JSON may escape.
  package static let byteLimit = 160 << 20

  /// The limits of a message: a document is one text of it.
  private static let limits = StructuredLimits(
    byteCount: byteLimit, depth: 128, valueCount: 2_000_000)

  /// Reads the content of a message.
  package init(_ content: [UInt8]) {
    let file = SourceFile(path: "message", bytes: content)
    let document = StructuredDocument(json: file, limits: Self.limits)
    guard let root = document.root, document.diagnostics.allSatisfy({ $0.severity != .error })
    else {
      let reason = document.diagnostics.first?.message ?? "malformed JSON"
      self = .invalid(nil, ResponseError(.parseError, reason))
      return
    }
    guard root.members != nil else {
      self = .invalid(nil, ResponseError(.invalidRequest, "a message is an object"))
      return
    }
    let id = RequestID(root["id"])
    guard let method = root["method"]?.string else {
      if let id, root["result"] != nil || root["error"] != nil {
        self = .response(id, result: root["result"])
      } else {
        self = .invalid(id, ResponseError(.invalidRequest, "a request names a method"))
      }
      return
    }
    let parameters = root["params"]
    if let id {
      self = .request(id, method: method, parameters: parameters)
    } else if let value = root["id"], !value.isNull {
      self = .invalid(nil, ResponseError(.invalidRequest, "an id is an integer or a text"))
    } else {
      self = .notification(method: method, parameters: parameters)
    }
  }
}
