import ConstraintSolver
import InterfaceTraits

/// What the constraints of a layout root leave open, at one size.
struct Openness {
  /// What is open.
  struct Open {
    /// In the coordinates of the view around, by place in the part, with the number of the group of what moves
    /// together.
    var inside: [Int: [Ambiguity.Component: Int]] = [:]
    /// In the root's coordinates, by place in the part.
    var inRoot: [Int: Set<Ambiguity.Component>] = [:]
  }

  /// A solution.
  let solution: RootLayouter.Result
  private let open: Open

  var inside: [Int: [Ambiguity.Component: Int]] { open.inside }
  var inRoot: [Int: Set<Ambiguity.Component>] { open.inRoot }

  /// Takes over what was found at another size.
  init(_ replay: RootPlans<Open>.Replay, of constraints: RootConstraints) {
    solution = constraints.result { replay.values[Int($0.index)] }
    open = replay.found
  }

  /// Asks the solver about constraints that are complete; nil when it found nothing, or gave up looking.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - solver: Solves constraints.
  ///   - plans: Where what is found is kept for other sizes; nil where there are none.
  init?(
    _ constraints: RootConstraints, _ solver: inout Solver, keepingIn plans: inout RootPlans<Open>?
  ) {
    var constraints = constraints
    let probes = Probes(in: &constraints)
    guard let attempt = constraints.attempt(&solver, recordsReplay: plans != nil) else {
      return nil
    }
    solution = attempt.result
    var open = Open()
    if let freedom = attempt.freedom, !freedom.isEmpty {
      var groups: [Variable: Int] = [:]
      for (number, group) in freedom.groups.enumerated() {
        for variable in group { groups[variable] = number }
      }
      open.inside = probes.open(groups)
      for local in 1..<max(1, constraints.count) {
        var components = Set(
          (open.inside[local] ?? [:]).keys.filter { $0 == .width || $0 == .height })
        if groups[constraints.variables.left(local)] != nil { components.insert(.x) }
        if groups[constraints.variables.top(local)] != nil { components.insert(.y) }
        if !components.isEmpty { open.inRoot[local] = components }
      }
    }
    self.open = open
    if solver.rejectedCount == 0 {
      plans?.keep(solver.plan(ofSolved: constraints.system), of: constraints, open)
    }
  }
}
