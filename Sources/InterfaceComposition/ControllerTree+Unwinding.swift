import InterfaceModel
import InterfaceReading
import InterfaceTraits

extension ControllerTree {
  /// Returns the target of an unwind segue: the first controller on the way back whose class
  /// declares the action, or that implements it according to a configuration file.
  ///
  /// The search goes from the segue's controller outwards. The children of a container are searched
  /// before the container itself: those below on a navigation controller's stack from the top down,
  /// those of other containers from last to first. From a presented controller, the search
  /// continues with the one whose segue presented it. Source: Apple's Technical Note TN2298 and the
  /// documentation of `allowedChildrenForUnwinding(from:)`, without overrides in code; of
  /// grandchildren, only those on the path are searched.
  /// - Parameters:
  ///   - action: The action.
  ///   - node: The controller of the scene that contains the segue.
  /// - Returns: The controller, or `nil` if none is known to implement the action.
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
        // The outermost controller presents, but the search continues where the segue started.
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

  /// Returns the other children of a container, in search order.
  private func siblings(
    of node: ControllerNode.ID, in container: ControllerNode.ID
  ) -> [ControllerNode.ID] {
    guard case .stack(let index) = nodes[node].role else {
      return nodes[container].children.reversed().filter { child in
        child != node && nodes[child].role != .presented && nodes[child].source == nil
      }
    }
    // Below a pushed controller is the one that contains the segue, and so on down to the initial
    // stack.
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

  /// Returns the child of a container that is or contains a controller, or `nil` if it is
  /// elsewhere.
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
