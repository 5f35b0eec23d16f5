package import InterfaceTraits

/// A priority of a view's content, one step from the priority of competing contents.
package struct PriorityStep: Hashable, Sendable {
  /// Along which axis.
  package var axis: LayoutAxis
  /// Whether the content hugs so; otherwise it resists compression so.
  package var isHugging: Bool
  /// From 1 to 999.
  package var priority: Double

  /// The name of the priority in Interface Builder.
  var words: String {
    (axis == .horizontal ? "horizontal " : "vertical ")
      + (isHugging ? "hugging priority" : "compression resistance priority")
  }
}
