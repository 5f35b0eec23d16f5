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
