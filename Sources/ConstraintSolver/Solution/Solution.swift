/// The result of a solve.
///
/// Values are computed; explanations are derived on demand from the optimal basis.
public struct Solution: Sendable {
  /// The system that was solved.
  let system: ConstraintSystem
  /// The constraints that determine the values.
  let basis: OptimalBasis

  /// The value of each variable, by `Variable.index`.
  public let values: [Double]
  /// The required constraints that were dropped because they contradict earlier ones, in order.
  public let rejected: [ConstraintIndex]
  /// The number of pivots of the simplex method.
  public let pivotCount: Int
  /// A Boolean value that indicates whether the pivot limit was reached, so that the values are the
  /// best found rather than proved optimal.
  public let metPivotLimit: Bool
  /// The freedom that the constraints down to `SolverOptions.freedomFloor` leave, or `nil` if not
  /// requested.
  public let freedom: Freedom?
  /// The freedom that all constraints together leave.
  public let ambiguity: Freedom
  /// The result as a function of the parameters, or `nil` unless `SolverOptions.recordsReplay`.
  public let plan: ReplayPlan?

  /// Returns the value of a variable.
  public func value(of variable: Variable) -> Double {
    values[Int(variable.index)]
  }

  /// A Boolean value that indicates whether no other values satisfy the levels equally well.
  public var isUnique: Bool { ambiguity.isEmpty }

  /// A Boolean value that indicates whether every required constraint is satisfied.
  public var isSatisfiable: Bool { rejected.isEmpty }

  /// Returns the error of a constraint: the amount by which it is violated, in its own units.
  public func error(of constraint: ConstraintIndex) -> Double {
    let row = system.rows[Int(constraint.index)]
    var residual = row.constant
    for term in system.terms(of: constraint) {
      residual += term.coefficient * values[Int(term.variable.index)]
    }
    return row.relation.error(of: residual)
  }

  /// Returns the sum of the errors of the constraints of a level.
  public func error(at level: Level) -> Double {
    var sum = 0.0
    for index in system.rows.indices where system.rows[index].strength == level.strength {
      sum += error(of: ConstraintIndex(index: Int32(index)))
    }
    return sum
  }
}
