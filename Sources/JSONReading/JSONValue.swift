package import InterfaceSource

/// A JSON value and where it stands in its file.
package struct JSONValue: Hashable, Sendable {
  /// What a value can be.
  package enum Content: Hashable, Sendable {
    /// `null`, and a number that no finite `Double` is near.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text, with its escapes decoded.
    case string(String)
    /// Values in the order of the file.
    case array([JSONValue])
    /// Members in the order of the file; a name that stands twice is here twice.
    case object([JSONMember])
  }

  /// What the value is.
  package var content: Content
  /// The bytes of the value: a string's with its quotes, an array's or object's with its brackets.
  package var range: SourceRange

  /// Creates a value that stands at `range`.
  package init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// The value of the last member of this object with the given name; nil where there is none, and
  /// in a value that is no object.
  ///
  /// Takes time linear in the number of members.
  package subscript(name: String) -> JSONValue? { member(name)?.value }

  /// The last member of this object with the given name.
  package func member(_ name: String) -> JSONMember? { object?.last { $0.name == name } }

  /// The truth value; nil in any other value.
  package var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  /// The number, always finite; nil in any other value.
  package var number: Double? {
    guard case .number(let value) = content else { return nil }
    return value
  }

  /// The decoded text; nil in any other value.
  package var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  /// The elements; nil in a value that is no array.
  package var array: [JSONValue]? {
    guard case .array(let value) = content else { return nil }
    return value
  }

  /// The members; nil in a value that is no object.
  package var object: [JSONMember]? {
    guard case .object(let value) = content else { return nil }
    return value
  }

  /// Whether the value is `null`.
  package var isNull: Bool { content == .null }

  /// What the value is, with its article, as messages say it.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
