/// The place of an object in a table of the scene graph: it exists as surely as the handle does.
package struct Handle<Object>: Hashable, Sendable {
  /// The index in the table of the objects of the kind.
  package let index: Int

  @inlinable package init(_ index: Int) {
    self.index = index
  }
}
