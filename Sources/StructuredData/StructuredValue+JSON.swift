import InterfaceSource

extension StructuredValue {
  /// Writes a value of JSON in one line.
  ///
  /// Dates and data, which JSON does not have, are written as texts and as null.
  package func write(to writer: inout JSONWriter) {
    switch content {
    case .null, .data: writer.null()
    case .bool(let value): writer.value(value)
    case .number(let value): writer.value(value)
    case .string(let text), .date(let text): writer.value(text)
    case .array(let elements): writer.array(elements) { $1.write(to: &$0) }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.name)
          member.value.write(to: &writer)
        }
      }
    }
  }

  /// The value as JSON in one line.
  package var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Creates a value that is in no file.
  package init(made content: Content) { self.init(content, range: .start) }
}
