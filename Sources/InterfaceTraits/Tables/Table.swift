/// A table with one value for each object of a kind, indexed by handles.
///
/// `Table<View, View>` contains views themselves, and `Table<View, LayoutRect>` a rectangle for
/// each.
@usableFromInline
package struct Table<Object, Element>: RandomAccessCollection, MutableCollection,
  ExpressibleByArrayLiteral
{
  @usableFromInline package typealias Index = Handle<Object>
  @usableFromInline package typealias Indices = Range<Handle<Object>>

  @usableFromInline var elements: [Element]

  /// Creates a table of values in the order of the objects.
  @inlinable package init(_ elements: [Element]) { self.elements = elements }

  @inlinable package init(arrayLiteral elements: Element...) { self.elements = elements }

  /// Creates a table with the same value for a number of objects.
  @inlinable package init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }

  @inlinable package var startIndex: Handle<Object> { Handle(0) }
  @inlinable package var endIndex: Handle<Object> { Handle(elements.count) }
  @inlinable package var count: Int { elements.count }

  @inlinable package subscript(handle: Handle<Object>) -> Element {
    // A span lends the element; the array's own subscript would copy it with all its members.
    _read { yield elements.span[handle.index] }
    _modify { yield &elements[handle.index] }
  }

  @inlinable package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// Appends the value of another object, whose handle is the previous `endIndex`.
  @inlinable package mutating func append(_ element: Element) { elements.append(element) }

  /// Reserves capacity for the values of a number of objects.
  @inlinable package mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  /// Returns a table with a transformed value for each object.
  @inlinable package func mapValues<Value>(_ transform: (Element) -> Value) -> Table<Object, Value>
  {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    let elements = elements.span
    for index in elements.indices { values.append(transform(elements[index])) }
    return Table<Object, Value>(values)
  }

  /// The handles of the objects with their values.
  @inlinable package var indexed: Zip2Sequence<Range<Handle<Object>>, [Element]> {
    zip(indices, elements)
  }
}

/// A table of the objects of a kind.
package typealias ObjectTable<Object> = Table<Object, Object>

extension Table: Equatable where Element: Equatable {}
extension Table: Hashable where Element: Hashable {}
extension Table: Sendable where Element: Sendable {}
