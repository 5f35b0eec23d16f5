import InterfaceTraits

/// The correspondence between the controllers of an app in two environments.
struct ControllerPairs {
  /// The nodes after the change, by the nodes before it.
  private(set) var new: [ControllerNode.ID: ControllerNode.ID] = [:]
  /// The nodes before the change, by the nodes after it.
  private(set) var old: [ControllerNode.ID: ControllerNode.ID] = [:]

  /// Pairs nodes with the same content: first those with the same role, then the rest in order.
  init(_ before: ControllerTree, _ after: ControllerTree) {
    var remaining: [ControllerNode.Content: [ControllerNode.ID]] = [:]
    for node in after.nodes.indices {
      remaining[after.nodes[node].content, default: []].append(node)
    }
    for isStrict in [true, false] {
      for node in before.nodes.indices where new[node] == nil {
        let content = before.nodes[node].content
        let index = remaining[content]?.firstIndex {
          !isStrict || after.nodes[$0].role == before.nodes[node].role
        }
        guard let index, let other = remaining[content]?.remove(at: index) else { continue }
        new[node] = other
        old[other] = node
      }
    }
  }
}
