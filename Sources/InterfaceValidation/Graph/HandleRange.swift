/// Objects that stand side by side in a table of the scene graph.
///
/// Public, as handles are, for other targets to have its steps inlined.
public struct HandleRange<Object>: RandomAccessCollection, Hashable, Sendable {
  /// The index of the first object in the table.
  public let startIndex: Int
  /// The index after that of the last one.
  public let endIndex: Int

  init(_ range: Range<Int>) {
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The handle at a place, which is the object's index in the table.
  @inlinable public subscript(position: Int) -> Handle<Object> { Handle(position) }

  /// The next place.
  @inlinable public func index(after position: Int) -> Int { position + 1 }

  /// Goes on to the next place.
  @inlinable public func formIndex(after position: inout Int) { position += 1 }
}
