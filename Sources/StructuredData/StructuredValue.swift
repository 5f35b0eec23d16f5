package import InterfaceSource

/// A value of a JSON file, a YAML file or a property list, with its range in the file.
package struct StructuredValue: Hashable, Sendable {
  /// The content of a value.
  package enum Content: Hashable, Sendable {
    /// Nothing, and a JSON or YAML number that no finite `Double` is near.
    case null
    /// A truth value.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text, with its escapes decoded.
    case string(String)
    /// Values in the order of the file.
    case array([StructuredValue])
    /// Members in file order. Duplicate names are included, except in YAML, where the first one is
    /// used.
    case object([Member])
    /// A date of a property list: as XML spells it, or the seconds since 2001 of a binary list.
    case date(String)
    /// The number of bytes of a property list's data, which are not read.
    case data(count: Int)
  }

  /// A name and a value of an object.
  package struct Member: Hashable, Sendable {
    /// The name, with its escapes decoded.
    package var name: String
    /// The bytes of the name: with its quotes in JSON and YAML, the start tag in an XML property list, the marker in a
    /// binary one.
    package var nameRange: SourceRange
    /// The value.
    package var value: StructuredValue
  }

  /// The content of the value.
  package var content: Content
  /// The bytes of the value: with its quotes or brackets in JSON and YAML, the start tag in an XML property list, the
  /// marker in a binary one.
  package var range: SourceRange
  /// A scalar of YAML as it is written, escapes decoded, or `nil` in other values and other
  /// formats.
  ///
  /// It is present regardless of the type of the scalar: an id such as `12` is a number in YAML.
  package var text: String?

  init(_ content: Content, range: SourceRange, text: String? = nil) {
    self.content = content
    self.range = range
    self.text = text
  }

  /// The object of a file that has none that can be read.
  package static let emptyObject = StructuredValue(.object([]), range: .start)

  /// Accesses the value of the last member with the given name, or `nil` if there is none, and in a
  /// value that is no object.
  ///
  /// Takes time linear in the number of members.
  package subscript(name: String) -> StructuredValue? { members?.last { $0.name == name }?.value }

  /// The truth value, or `nil` in any other value.
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The number, always finite, or `nil` in any other value.
  package var number: Double? { if case .number(let value) = content { value } else { nil } }

  /// The text of a string, or `nil` in any other value.
  package var string: String? { if case .string(let value) = content { value } else { nil } }

  /// The elements, or `nil` in a value that is no array.
  package var array: [StructuredValue]? {
    if case .array(let value) = content { value } else { nil }
  }

  /// The members, or `nil` in a value that is no object.
  package var members: [Member]? { if case .object(let value) = content { value } else { nil } }

  /// Whether the value is null.
  package var isNull: Bool { content == .null }
}
