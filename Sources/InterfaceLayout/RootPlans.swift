import ConstraintSolver
import InterfaceResolution

/// Solutions of a root's constraints, good for other sizes of the root as long as their guards hold.
struct RootPlans {
  /// A solution.
  private struct Plan {
    /// Where it was found; its canvas has another size than where it is asked for.
    let context: RootContext
    let extents: AxisPair<RootExtent>
    let content: [ContentSize]
    let insets: InsetReads
    let plan: ReplayPlan
    let found: Openness.Open?
  }

  /// A solution at another size.
  struct Replay {
    /// The values of the variables.
    let values: [Double]
    /// The insets that the constraints were made from.
    let insets: InsetReads
    /// What is open; nil where nothing is free.
    let found: Openness.Open?
  }

  /// The solutions, the last found first.
  private var plans: [Plan] = []

  /// How many are kept: devices differ in their safe areas and margins, and most apps meet some ten kinds.
  private static var limit: Int { 24 }

  /// The solution of constraints, if it is known.
  ///
  /// - Parameter constraints: The constraints, of which nothing is added yet.
  /// - Returns: The solution; nil where it has to be found.
  func replay(_ constraints: borrowing RootConstraints) -> Replay? {
    let layouter = constraints.layouter
    let parameters = constraints.system.parameters
    for plan in plans {
      guard plan.extents == layouter.canvas.extents, plan.insets.agree(with: constraints.inputs),
        plan.content == constraints.inputs.content, plan.context.asksTheSame(as: layouter.context),
        plan.plan.holdsAround(parameters), let values = plan.plan.evaluate(at: parameters)
      else { continue }
      return Replay(values: values, insets: plan.insets, found: plan.found)
    }
    return nil
  }

  /// Keeps a solution, unless it was found at a border of its plan: what is free there need not be what is free
  /// inside.
  mutating func keep(
    _ plan: ReplayPlan, of constraints: borrowing RootConstraints, _ found: Openness.Open?
  ) {
    guard plan.holdsAround(plan.parameters) else { return }
    if plans.count == Self.limit { plans.removeLast() }
    let layouter = constraints.layouter
    plans.insert(
      Plan(
        context: layouter.context, extents: layouter.canvas.extents,
        content: constraints.inputs.content, insets: constraints.insets, plan: plan, found: found),
      at: 0)
  }
}
