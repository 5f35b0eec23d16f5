package import StructuredData

/// The bytes of messages to a client: JSON in one line.
package enum OutgoingMessage {
  /// Returns a response; without a result it is null.
  package static func response(
    to id: RequestID, _ result: ((inout JSONWriter) -> Void)?
  ) -> [UInt8] {
    content { writer in
      writer.key("id")
      id.write(to: &writer)
      writer.key("result")
      if let result { result(&writer) } else { writer.null() }
    }
  }

  /// Returns a response with an error; the id is null if it is not known.
  package static func response(to id: RequestID?, _ error: ResponseError) -> [UInt8] {
    content { writer in
      writer.key("id")
      if let id { id.write(to: &writer) } else { writer.null() }
      writer.object("error") { writer in
        writer.member("code", error.code.rawValue)
        writer.member("message", error.message)
      }
    }
  }

  package static func notification(
    _ method: String, _ parameters: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    content { writer in
      writer.member("method", method)
      writer.key("params")
      parameters(&writer)
    }
  }

  package static func request(
    _ id: RequestID, _ method: String, _ parameters: ((inout JSONWriter) -> Void)?
  ) -> [UInt8] {
    content { writer in
      writer.key("id")
      id.write(to: &writer)
      writer.member("method", method)
      if let parameters {
        writer.key("params")
        parameters(&writer)
      }
    }
  }

  private static func content(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    return writer.bytes
  }
}
