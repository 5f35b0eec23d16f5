import ConstraintSolver
import InterfaceTraits

/// The ambiguous components of a layout root's views, at one size.
struct AmbiguousComponents {
  /// The components in the coordinates of the superview, by index in the part, with the group of
  /// components that move together.
  private(set) var inside: [LocalIndex: [Ambiguity.Component: Int]] = [:]
  /// The components in the root's coordinates, by index in the part.
  private(set) var inRoot: [LocalIndex: Set<Ambiguity.Component>] = [:]

  /// Reads the undetermined variables from a solver after solving, or returns `nil` if there are
  /// none.
  init?(_ constraints: borrowing RootConstraints, _ solver: borrowing Solver) {
    guard let freedom = solver.freedom, !freedom.isEmpty,
      let motions = solver.motions(ofSolved: constraints.system)
    else { return nil }
    var distances = UndeterminedDistances(
      freedom, motions, variableCount: Int(constraints.system.variableCount))
    Self.forEachDistance(constraints) { distances.join($2, $3) }
    Self.forEachDistance(constraints) { local, component, leading, trailing in
      guard let group = distances.group(leading, trailing) else { return }
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

  /// Calls `body` with each view, by index in the part, each component of its frame and its
  /// content, and the distance that the component measures.
  private static func forEachDistance(
    _ constraints: borrowing RootConstraints,
    _ body: (LocalIndex, Ambiguity.Component, Variable, Variable) -> Void
  ) {
    let variables = constraints.variables
    for local in constraints.members.indices.dropFirst() {
      let outer = constraints.members[local].superview
      for axis in LayoutAxis.allCases {
        let isHorizontal = axis == .horizontal
        let leading = variables.leading(local, axis)
        body(local, isHorizontal ? .width : .height, leading, variables.trailing(local, axis))
        body(local, isHorizontal ? .x : .y, variables.leading(outer, axis), leading)
        guard let trailing = variables.contentTrailing(local, axis) else { continue }
        body(local, isHorizontal ? .contentWidth : .contentHeight, leading, trailing)
      }
    }
  }
}
