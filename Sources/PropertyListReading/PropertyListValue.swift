package import InterfaceSource

/// A value of a property list and where it stands in its file.
package struct PropertyListValue: Hashable, Sendable {
  /// What a value can be.
  package enum Content: Hashable, Sendable {
    /// A text.
    case string(String)
    /// An integer or a real number, finite.
    case number(Double)
    /// A truth value.
    case bool(Bool)
    /// A date, as XML spells it, or of a binary list the seconds since 2001.
    case date(String)
    /// The number of bytes of data, which nobody here wants.
    case data(count: Int)
    /// Values in the order of the file.
    case array([PropertyListValue])
    /// Members in the order of the file; a key that stands twice is here twice.
    case dictionary([PropertyListMember])
  }

  /// What the value is.
  package var content: Content
  /// The bytes of the value: in XML those of its start tag, in a binary list those of its marker.
  package var range: SourceRange

  /// Creates a value that stands at `range`.
  package init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// The value of the last member of this dictionary with the given key; nil where there is none, and in a value that
  /// is no dictionary.
  package subscript(key: String) -> PropertyListValue? { dictionary?.last { $0.key == key }?.value }

  /// The text; nil in any other value.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The truth value; nil in any other value.
  package var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }

  /// The number; nil in any other value.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The elements; nil in a value that is no array.
  package var array: [PropertyListValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members; nil in a value that is no dictionary.
  package var dictionary: [PropertyListMember]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// What the value is, with its article, as messages say it.
  package var kindName: String {
    switch content {
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A key of a dictionary with its value.
package struct PropertyListMember: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the key stands.
  package var keyRange: SourceRange
  /// The value.
  package var value: PropertyListValue
}
