/// The values of all objects of a kind, which handles name.
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

  /// Creates a table of the same value for so many objects.
  @inlinable package init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }

  @inlinable package var startIndex: Handle<Object> { Handle(0) }
  @inlinable package var endIndex: Handle<Object> { Handle(elements.count) }
  @inlinable package var count: Int { elements.count }

  @inlinable package subscript(handle: Handle<Object>) -> Element {
    _read { yield elements[handle.index] }
    _modify { yield &elements[handle.index] }
  }

  @inlinable package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// Adds the value of a further object, which gets the handle `endIndex`.
  @inlinable package mutating func append(_ element: Element) { elements.append(element) }

  /// Reserves capacity for the values of a number of objects.
  @inlinable package mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  /// Another value of each object.
  @inlinable package func mapValues<Value>(_ transform: (Element) -> Value) -> Table<Object, Value>
  {
    Table<Object, Value>(elements.map(transform))
  }

  /// The objects with their values.
  @inlinable package var indexed: Zip2Sequence<Range<Handle<Object>>, [Element]> {
    zip(indices, elements)
  }
}

/// The objects of a kind.
package typealias ObjectTable<Object> = Table<Object, Object>

extension Table: Equatable where Element: Equatable {}
extension Table: Hashable where Element: Hashable {}
extension Table: Sendable where Element: Sendable {}
