package import InterfaceTraits

/// A priority of a view's content, one step from the priority of competing contents.
package struct PriorityStep: Hashable, Sendable {
  /// The axis of the priority.
  package var axis: LayoutAxis
  /// Whether it is a hugging priority; otherwise it is a compression resistance priority.
  package var isHugging: Bool
  /// The priority from 1 to 999.
  package var priority: Double

  /// The name of the priority in Interface Builder.
  var displayName: String {
    (axis == .horizontal ? "horizontal " : "vertical ")
      + (isHugging ? "hugging priority" : "compression resistance priority")
  }
}
