/// The formats of structured data.
package enum StructuredFormat: Sendable {
  case json, yaml, propertyList
}

extension StructuredValue {
  /// Returns the name of the value's kind in a format, with its article.
  package func kindName(in format: StructuredFormat) -> String {
    switch content {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: format == .yaml ? "a list" : "an array"
    case .object:
      switch format {
      case .json: "an object"
      case .yaml: "a mapping"
      case .propertyList: "a dictionary"
      }
    case .date: "a date"
    case .data: "data"
    }
  }
}
