package import StructuredData

/// The answer to a call.
package struct ToolResult: Sendable {
  /// A part of an answer.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A picture in the PNG format, in Base64.
    case picture(base64: String)
  }

  package var parts: [Part]
  /// The answer as a value, which fits the schema of the tool; `nil` if there is none.
  package var value: StructuredValue?
  /// Whether the tool could not do what was asked.
  package var isError: Bool

  package init(_ parts: [Part], value: StructuredValue? = nil, isError: Bool = false) {
    self.parts = parts
    self.value = value
    self.isError = isError
  }

  /// The answer of a call that failed.
  package init(_ failure: ToolFailure) {
    self.init([.text(failure.message)], isError: true)
  }

  /// Writes the answer, as `tools/call` answers it.
  package func write(to writer: inout JSONWriter) {
    writer.object { member in
      member.array("content", parts) { writer, part in
        writer.object { member in
          switch part {
          case .text(let text):
            member.member("type", "text")
            member.member("text", text)
          case .picture(let base64):
            member.member("type", "image")
            member.member("data", base64)
            member.member("mimeType", "image/png")
          }
        }
      }
      if let value {
        member.key("structuredContent")
        value.write(to: &member)
      }
      member.member("isError", isError)
    }
  }
}
