extension JSONWriter {
  @inlinable
  package mutating func member(_ name: String, _ value: some BinaryInteger) {
    member(name, Double(value))
  }

  /// Writes a member whose value is an object.
  package mutating func object(
    _ name: String, _ style: Style = .inline, _ members: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(style, members)
  }

  /// Writes a member whose value is an array.
  package mutating func array(
    _ name: String, _ style: Style = .inline, _ elements: (inout JSONWriter) -> Void
  ) {
    key(name)
    array(style, elements)
  }

  /// Writes a member whose value is an array with an element for each item of a list.
  @inlinable
  package mutating func array<Item>(
    _ name: String, _ items: some Sequence<Item>, _ style: Style = .inline,
    _ element: (inout JSONWriter, Item) -> Void
  ) {
    key(name)
    array(items, style, element)
  }
}
