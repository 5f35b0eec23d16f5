package import InterfaceSource

/// A value of a JSON file, a YAML file or a property list, with its range in the file.
package struct StructuredValue: Hashable, Sendable {
  /// The content of a value.
  package enum Content: Hashable, Sendable {
    /// A null value, or a JSON or YAML number that no finite `Double` approximates.
    case null
    /// A Boolean value.
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
    /// A date of a property list: as spelled in XML, or the seconds since 2001 of a binary list.
    case date(String)
    /// The number of bytes of a property list's data, which are not read.
    case data(count: Int)
  }

  /// A name and a value of an object.
  package struct Member: Hashable, Sendable {
    /// The name, with its escapes decoded.
    package var name: String
    /// The range of the name: with its quotes in JSON and YAML, the start tag in an XML property
    /// list, the marker in a binary one.
    package var nameRange: SourceRange
    /// The value.
    package var value: StructuredValue

    package init(name: String, nameRange: SourceRange, value: StructuredValue) {
      self.name = name
      self.nameRange = nameRange
      self.value = value
    }
  }

  /// The content of the value.
  package var content: Content
  /// The range of the value: with its quotes or brackets in JSON and YAML, the start tag in an XML
  /// property list, the marker in a binary one.
  package var range: SourceRange
  /// The text of a YAML scalar as written, with escapes decoded, or `nil` for other values and
  /// other formats.
  ///
  /// It is present regardless of the type of the scalar: an id such as `12` is a number in YAML.
  package var text: String?

  init(_ content: Content, range: SourceRange, text: String? = nil) {
    self.content = content
    self.range = range
    self.text = text
  }

  /// An empty object, which replaces that of a file that cannot be read.
  package static let emptyObject = StructuredValue(.object([]), range: .start)

  /// Accesses the value of the last member with the given name, or `nil` if there is none, and in a
  /// value that is not an object.
  ///
  /// This takes time linear in the number of members.
  package subscript(name: String) -> StructuredValue? { members?.last { $0.name == name }?.value }

  /// The Boolean value, or `nil` for any other value.
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The number, which is always finite, or `nil` for any other value.
  package var number: Double? { if case .number(let value) = content { value } else { nil } }

  /// The text of a string, or `nil` for any other value.
  package var string: String? { if case .string(let value) = content { value } else { nil } }

  /// The elements of an array, or `nil` for any other value.
  package var array: [StructuredValue]? {
    if case .array(let value) = content { value } else { nil }
  }

  /// The members of an object, or `nil` for any other value.
  package var members: [Member]? { if case .object(let value) = content { value } else { nil } }

  /// Whether the value is null.
  package var isNull: Bool { content == .null }
}
