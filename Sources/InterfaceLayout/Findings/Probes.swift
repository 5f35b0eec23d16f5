import ConstraintSolver
import InterfaceTraits

/// Variables for what may be open of each view of a layout root, which the solver is asked about.
///
/// That both edges of a view are free does not tell whether its extent is: they may move together.
struct Probes {
  /// What a variable stands for.
  private struct Probe {
    var variable: Variable
    var local: Int
    var component: Ambiguity.Component
  }

  private var probes: [Probe] = []

  /// Adds variables for all views to a root's constraints, which they do not change.
  init(in constraints: inout RootConstraints) {
    for local in 1..<max(1, constraints.count) {
      let outer = constraints.layouter.superviews[local]
      for axis in Axis.allCases {
        let isHorizontal = axis == .horizontal
        let near = constraints.variables.near(local, axis)
        add(
          isHorizontal ? .width : .height, of: local, to: &constraints,
          from: near, to: constraints.variables.far(local, axis))
        add(
          isHorizontal ? .x : .y, of: local, to: &constraints,
          from: constraints.variables.near(outer, axis), to: near)
        guard constraints.variables.hasContent(local) else { continue }
        add(
          isHorizontal ? .contentWidth : .contentHeight, of: local, to: &constraints,
          from: near, to: constraints.variables.contentFar(local, axis))
      }
    }
  }

  private mutating func add(
    _ component: Ambiguity.Component, of local: Int, to constraints: inout RootConstraints,
    from near: Variable, to far: Variable
  ) {
    let distance = constraints.system.addVariables(1)
    constraints.require(
      LinearForm(Edge(variable: distance))
        - LinearForm(from: Edge(variable: near), to: Edge(variable: far)))
    probes.append(Probe(variable: distance, local: local, component: component))
  }

  /// What is open, by place in the part, with the number of the group of what moves together.
  func open(_ groups: [Variable: Int]) -> [Int: [Ambiguity.Component: Int]] {
    var open: [Int: [Ambiguity.Component: Int]] = [:]
    for probe in probes {
      guard let group = groups[probe.variable] else { continue }
      open[probe.local, default: [:]][probe.component] = group
    }
    return open
  }
}
