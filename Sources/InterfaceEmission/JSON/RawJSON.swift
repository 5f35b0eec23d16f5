import InterfaceResolution
import StructuredData

/// Writes values as the document declares them.
enum RawJSON {
  static func write(_ value: RawValue, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .bool(let flag): writer.value(flag)
    case .number(let number): writer.value(number)
    case .string(let text): writer.value(text)
    case .list(let values): writer.array(values) { writer, value in write(value, to: &writer) }
    case .object(let members): writer.object { member in write(members, to: &member) }
    }
  }

  /// Writes members of an object.
  static func write(_ members: [RawValue.Member], to writer: inout JSONWriter) {
    for member in members {
      writer.key(member.name)
      write(member.value, to: &writer)
    }
  }
}
