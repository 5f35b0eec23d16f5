import InterfaceSource
package import StructuredData

/// The id of a request, which its response repeats.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// Reads an id, or returns `nil` if a value is none.
  package init?(_ value: StructuredValue?) {
    if let text = value?.string {
      self = .text(text)
    } else if let number = value?.number.flatMap({ Int(exactly: $0) }) {
      self = .number(number)
    } else {
      return nil
    }
  }

  /// Writes the id as a value.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.value(Double(number))
    case .text(let text): writer.value(text)
    }
  }
}

/// A message of JSON-RPC 2.0 from a client.
package enum Message: Sendable {
  /// A question that is answered with a response.
  case request(RequestID, method: String, parameters: StructuredValue?)
  case notification(method: String, parameters: StructuredValue?)
  /// The answer to a request of the server.
  case response(RequestID)
  /// Something else, with the error to respond with and the id if there is one.
  case invalid(RequestID?, ResponseError)

  /// The limits of a message: a document is one text of it.
  private static let limits = StructuredLimits(
    byteCount: MessageReader.contentLimit, depth: 128, valueCount: 2_000_000)

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
        self = .response(id)
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

/// The reason why a request has no result.
package struct ResponseError: Error, Hashable, Sendable {
  /// The codes of JSON-RPC and of the Language Server Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
