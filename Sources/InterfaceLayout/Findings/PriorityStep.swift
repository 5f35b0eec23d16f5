package import InterfaceTraits

/// Another priority of a view's content, one step from that of others which ask for the same.
package struct PriorityStep: Hashable, Sendable {
  /// Along which axis.
  package var axis: LayoutAxis
  /// Whether the content hugs so; otherwise it resists compression so.
  package var isHugging: Bool
  /// From 1 to 999.
  package var priority: Double

  /// What Interface Builder calls the priority.
  var words: String {
    (axis == .horizontal ? "horizontal " : "vertical ")
      + (isHugging ? "hugging priority" : "compression resistance priority")
  }
}
