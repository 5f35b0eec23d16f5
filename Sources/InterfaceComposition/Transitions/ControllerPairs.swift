/// Which controllers of an app in two environments are the same.
struct ControllerPairs {
  /// The nodes after, by those before.
  private(set) var new: [ControllerNode.ID: ControllerNode.ID] = [:]
  /// The nodes before, by those after.
  private(set) var old: [ControllerNode.ID: ControllerNode.ID] = [:]

  /// Pairs nodes of one content: those that play the same role first, then the rest, each in their order.
  init(_ before: ControllerTree, _ after: ControllerTree) {
    var rest: [ControllerNode.Content: [ControllerNode.ID]] = [:]
    for node in after.nodes.indices { rest[after.nodes[node].content, default: []].append(node) }
    for isStrict in [true, false] {
      for node in before.nodes.indices where new[node] == nil {
        let content = before.nodes[node].content
        let index = rest[content]?.firstIndex {
          !isStrict || after.nodes[$0].role == before.nodes[node].role
        }
        guard let index, let other = rest[content]?.remove(at: index) else { continue }
        new[node] = other
        old[other] = node
      }
    }
  }
}
