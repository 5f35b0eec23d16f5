/// What a solve found.
///
/// Values are computed; what explains them is worked out when asked for, from the optimal basis.
public struct Solution: Sendable {
  /// The system that was solved.
  let system: ConstraintSystem
  /// The constraints that determine the values.
  let basis: OptimalBasis

  /// The value of each variable, by `Variable.index`.
  public let values: [Double]
  /// The required constraints that were dropped because they contradict earlier ones, in order.
  public let rejected: [ConstraintIndex]
  /// How many pivots the simplex made.
  public let pivotCount: Int
  /// Whether the bound on pivots was met, so that the values are the best found rather than proved
  /// optimal.
  public let metPivotLimit: Bool
  /// What the constraints down to `SolverOptions.freedomFloor` leave free; `nil` if not asked for.
  public let freedom: Freedom?
  /// What all constraints together leave free.
  public let ambiguity: Freedom
  /// The result as a function of the parameters; `nil` unless `SolverOptions.recordsReplay`.
  public let plan: ReplayPlan?

  /// The value of a variable.
  public func value(of variable: Variable) -> Double {
    values[Int(variable.index)]
  }

  /// Whether no other values satisfy the levels as well.
  public var isUnique: Bool { ambiguity.isEmpty }

  /// Whether every required constraint holds.
  public var isSatisfiable: Bool { rejected.isEmpty }

  /// How far a constraint is from holding, in its own units.
  public func error(of constraint: ConstraintIndex) -> Double {
    let row = system.rows[Int(constraint.index)]
    var residual = row.constant
    for term in system.terms(of: constraint) {
      residual += term.coefficient * values[Int(term.variable.index)]
    }
    return row.relation.error(of: residual)
  }

  /// The sum of the errors of the constraints of a level.
  public func error(at level: Level) -> Double {
    var sum = 0.0
    for index in system.rows.indices where system.rows[index].strength == level.strength {
      sum += error(of: ConstraintIndex(index: Int32(index)))
    }
    return sum
  }
}
