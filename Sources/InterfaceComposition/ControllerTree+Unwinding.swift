import InterfaceModel
import InterfaceReading

extension ControllerTree {
  /// The controller that an unwind segue goes back to: the first on the way back whose class declares the action, or of which
  /// a configuration says that it implements it.
  ///
  /// The way leads from the segue's controller outwards. A container is asked after what it holds: a navigation controller
  /// holds what is below on its stack, the nearest first, others hold their other children, the last first. A controller
  /// that is presented goes back to the one whose segue presented it.
  /// Source: Apple's Technical Note TN2298 and the documentation of `allowedChildrenForUnwinding(from:)`, without what code
  /// answers there; of children of children only those on the way are asked.
  /// - Parameters:
  ///   - action: The action.
  ///   - node: The controller of the scene that the segue starts in.
  /// - Returns: The controller; nil where none is known to implement the action.
  func unwindTarget(of action: String?, from node: ControllerNode.ID) -> ControllerNode.ID? {
    guard let action else { return nil }
    func declares(_ candidate: ControllerNode.ID) -> Bool {
      if nodes[candidate].implements.contains(action) { return true }
      guard let unwindActions, let scene = nodes[candidate].scene,
        let name = app.controller(of: scene)?.attributes[.customClass]
      else { return false }
      return unwindActions(name, action)
    }
    var inner = node
    while let outer = nodes[inner].parent {
      if nodes[inner].role == .presented {
        // What presents is the outermost controller; the way goes on where the segue started.
        inner = nodes[inner].source ?? outer
        if declares(inner) { return inner }
        continue
      }
      if let found = siblings(of: inner, in: outer).first(where: declares) { return found }
      if declares(outer) { return outer }
      inner = outer
    }
    return nil
  }

  /// What a container holds besides one of its children, in the order in which it is asked.
  private func siblings(
    of node: ControllerNode.ID, in container: ControllerNode.ID
  ) -> [ControllerNode.ID] {
    guard case .stack(let index) = nodes[node].role else {
      return nodes[container].children.reversed().filter { child in
        child != node && nodes[child].role != .presented && nodes[child].source == nil
      }
    }
    // Below what a segue pushed lies what it started in, and so on down to what the stack begins with.
    var below: [ControllerNode.ID] = []
    var top = node
    while let source = nodes[top].source, let next = child(of: container, around: source) {
      below.append(next)
      top = next
    }
    let first: Int
    if case .stack(let number) = nodes[top].role { first = number } else { first = index }
    below += nodes[container].children.reversed().filter { child in
      guard nodes[child].source == nil, case .stack(let number) = nodes[child].role else {
        return false
      }
      return number < first
    }
    return below
  }

  /// The child of a container that a controller is, or is in; nil for a controller elsewhere.
  private func child(
    of container: ControllerNode.ID, around node: ControllerNode.ID
  ) -> ControllerNode.ID? {
    var next = node
    while let outer = nodes[next].parent {
      if outer == container { return nodes[next].role == .presented ? nil : next }
      next = outer
    }
    return nil
  }
}
