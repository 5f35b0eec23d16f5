/// The type of an attribute's value.
package enum AttributeKind: UInt8, Sendable, CaseIterable {
  /// `YES` or `NO`.
  case bool
  /// A whole number.
  case integer
  /// A finite decimal number.
  case real
  /// The priority of a constraint: a number from 1 to 1000.
  case priority
  /// A priority of content hugging or compression resistance: a number from 0 to 1000.
  case contentPriority
  /// A number, or two numbers separated by `:` or `/`, of which the first is divided by the second.
  case multiplier
  /// A length in points, or `infinite`.
  case extent
  /// The id of the object itself.
  case identifier
  /// The id of another object of the document.
  case reference
  /// The name of the parent's property whose value is the element.
  case key
  /// One of the words in `AttributeName.values`.
  case enumeration
  /// Any text.
  case string
}
