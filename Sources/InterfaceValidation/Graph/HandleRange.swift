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

  @inlinable public subscript(position: Int) -> Handle<Object> { Handle(position) }

  @inlinable public func index(after position: Int) -> Int { position + 1 }

  @inlinable public func formIndex(after position: inout Int) { position += 1 }
}
