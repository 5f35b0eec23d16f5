import InterfaceTraits

/// A value as the document says it, with its type.
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
  /// The members in the order in which they are told; no name occurs twice.
  case object([Member])
}

extension RawValue {
  static func numbers(_ numbers: Double...) -> RawValue { .list(numbers.map { .number($0) }) }

  static func rect(_ rect: LayoutRect) -> RawValue {
    numbers(rect.x, rect.y, rect.width, rect.height)
  }
}

extension [RawValue.Member] {
  /// Adds a member with a text; nothing without one.
  mutating func add(_ name: String, _ text: String?) {
    if let text { append(.init(name, .string(text))) }
  }

  /// Adds a member with a number; nothing without one.
  mutating func add(_ name: String, _ number: Double?) {
    if let number { append(.init(name, .number(number))) }
  }
}
