/// The place of an object in a table of the scene graph: it exists as surely as the handle does.
public struct Handle<Object>: Hashable, Sendable {
  /// The index in the table of the objects of the kind.
  public let index: Int

  @inlinable init(_ index: Int) {
    self.index = index
  }
}
