package import StructuredData

/// The arguments of a call, which fit the schema of the tool.
package struct ToolArguments: Sendable {
  private let value: StructuredValue

  /// Reads the arguments of a call.
  ///
  /// - Parameters:
  ///   - value: The arguments, or `nil` if there are none.
  ///   - schema: What the tool takes.
  /// - Throws: What is wrong with them.
  package init(_ value: StructuredValue?, _ schema: ValueSchema) throws(ToolFailure) {
    let value = value ?? .emptyObject
    if let violation = schema.violation(of: value, at: "arguments") {
      throw ToolFailure(violation)
    }
    self.value = value
  }

  /// Returns a text, or `nil` if it is not given.
  package func text(_ name: String) -> String? { value[name]?.string }

  /// Returns a list of texts, or an empty one if it is not given.
  package func texts(_ name: String) -> [String] {
    value[name]?.array?.compactMap(\.string) ?? []
  }

  /// Returns a list of values, or an empty one if it is not given.
  package func values(_ name: String) -> [StructuredValue] { value[name]?.array ?? [] }

  /// Returns a truth value, or `nil` if it is not given.
  package func flag(_ name: String) -> Bool? { value[name]?.bool }

  /// Returns a number, or `nil` if it is not given.
  package func number(_ name: String) -> Double? { value[name]?.number }
}

/// The reason why a tool has no answer, for the model that called it.
package struct ToolFailure: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
