import ConstraintSolver
import InterfaceTraits

/// What the constraints of a layout root leave open, at one size.
struct Openness {
  /// In the coordinates of the view around, by place in the part, with the number of the group of what moves
  /// together.
  private(set) var inside: [LocalIndex: [Ambiguity.Component: Int]] = [:]
  /// In the root's coordinates, by place in the part.
  private(set) var inRoot: [LocalIndex: Set<Ambiguity.Component>] = [:]

  /// Reads from the solver what the constraints that it has solved leave open; nil when nothing is free.
  init?(_ constraints: borrowing RootConstraints, _ solver: borrowing Solver) {
    guard let freedom = solver.freedom, !freedom.isEmpty,
      let motions = solver.motions(ofSolved: constraints.system)
    else { return nil }
    var distances = OpenDistances(
      freedom, motions, variableCount: Int(constraints.system.variableCount))
    Self.forEachDistance(constraints) { distances.join($2, $3) }
    Self.forEachDistance(constraints) { local, component, near, far in
      guard let group = distances.group(near, far) else { return }
      inside[local, default: [:]][component] = group
    }
    for local in constraints.members.indices.dropFirst() {
      var components = Set(
        (inside[local] ?? [:]).keys.filter { $0 == .width || $0 == .height })
      if distances.isFree(constraints.variables.left(local)) { components.insert(.x) }
      if distances.isFree(constraints.variables.top(local)) { components.insert(.y) }
      if !components.isEmpty { inRoot[local] = components }
    }
  }

  /// Calls `body` with each view, by place in the part, and each component of its frame and its content, and with
  /// what that is the distance of.
  private static func forEachDistance(
    _ constraints: borrowing RootConstraints,
    _ body: (LocalIndex, Ambiguity.Component, Variable, Variable) -> Void
  ) {
    let variables = constraints.variables
    for local in constraints.members.indices.dropFirst() {
      let outer = constraints.members[local].superview
      for axis in LayoutAxis.allCases {
        let isHorizontal = axis == .horizontal
        let near = variables.near(local, axis)
        body(local, isHorizontal ? .width : .height, near, variables.far(local, axis))
        body(local, isHorizontal ? .x : .y, variables.near(outer, axis), near)
        guard let far = variables.contentFar(local, axis) else { continue }
        body(local, isHorizontal ? .contentWidth : .contentHeight, near, far)
      }
    }
  }
}
