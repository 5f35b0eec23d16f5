import InterfaceTraits

/// A declared value of a document, with its type.
package enum RawValue: Hashable, Sendable {
  /// A value with its name.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: RawValue

    package init(_ name: String, _ value: RawValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([RawValue])
  /// The members in output order; names are unique.
  case object([Member])
}

extension RawValue {
  static func numbers(_ numbers: Double...) -> RawValue { .list(numbers.map { .number($0) }) }

  static func rect(_ rect: LayoutRect) -> RawValue {
    numbers(rect.x, rect.y, rect.width, rect.height)
  }
}

extension [RawValue.Member] {
  /// Appends a member with a text unless it is `nil`.
  mutating func add(_ name: String, _ text: String?) {
    if let text { append(.init(name, .string(text))) }
  }

  /// Appends a member with a number unless it is `nil`.
  mutating func add(_ name: String, _ number: Double?) {
    if let number { append(.init(name, .number(number))) }
  }
}
