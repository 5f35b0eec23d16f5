/// Objects that stand side by side in a table of the scene graph.
package struct HandleRange<Object>: RandomAccessCollection, Hashable, Sendable {
  /// The index of the first object in the table.
  package let startIndex: Int
  /// The index after that of the last one.
  package let endIndex: Int

  init(_ range: Range<Int>) {
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  @inlinable package subscript(position: Int) -> Handle<Object> { Handle(position) }

  @inlinable package func index(after position: Int) -> Int { position + 1 }

  @inlinable package func formIndex(after position: inout Int) { position += 1 }
}
