package import InterfaceSource

/// A YAML value and where it stands in its file.
package struct YAMLValue: Hashable, Sendable {
  /// What a value can be.
  package enum Content: Hashable, Sendable {
    /// `null`, `~` or nothing.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text, with its escapes decoded.
    case string(String)
    /// Values in the order of the file.
    case sequence([YAMLValue])
    /// Members in the order of the file; no key is here twice.
    case mapping([YAMLMember])
  }

  /// What the value is.
  package var content: Content
  /// The bytes of the value: a quoted text's with its quotes.
  package var range: SourceRange
  /// The text of a scalar as it is written, escapes decoded, whatever it is taken for: ids such as `12` are numbers to
  /// YAML; nil in a sequence or mapping.
  package var text: String?

  /// Creates a value that stands at `range`.
  package init(_ content: Content, range: SourceRange, text: String? = nil) {
    self.content = content
    self.range = range
    self.text = text
  }

  /// The member of this mapping with the given key; nil where there is none, and in a value that is no mapping.
  ///
  /// Takes time linear in the number of members.
  package func member(_ name: String) -> YAMLMember? { mapping?.first { $0.name == name } }

  /// The value of the member with the given key.
  package subscript(name: String) -> YAMLValue? { member(name)?.value }

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

  /// The text of a value that is nothing but a text; nil in any other value.
  package var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  /// The elements; nil in a value that is no sequence.
  package var sequence: [YAMLValue]? {
    guard case .sequence(let value) = content else { return nil }
    return value
  }

  /// The members; nil in a value that is no mapping.
  package var mapping: [YAMLMember]? {
    guard case .mapping(let value) = content else { return nil }
    return value
  }

  /// Whether the value is null.
  package var isNull: Bool { content == .null }

  /// What the value is, with its article, as messages say it.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
