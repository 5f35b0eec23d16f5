/// The basis of a solution: the active constraints, which are satisfied with equality and determine
/// the values.
struct OptimalBasis: Sendable {
  /// The active constraints, each with the variable that it determines, in the order of the
  /// decisions.
  private var pivots: [ActiveConstraint] = []
  /// The pivot that determines each variable, except for those of a component that was solved as a
  /// whole.
  private var pivotOfVariable: [OptionalIndex]
  /// The range in `pivots` of the component of each variable that was solved as part of one.
  private var componentOfVariable: [Int32: Range<Int32>] = [:]

  /// Copies the basis of the last solve.
  init(_ method: inout LexicographicMethod) {
    pivotOfVariable = [OptionalIndex](repeating: .none, count: method.values.count)
    let required = method.substitutions.required.pivots.span
    let decided = method.substitutions.decided.pivots.span
    pivots.reserveCapacity(required.count + decided.count)
    for position in 0..<required.count { append(required[position]) }
    let solved = method.components.solved.pivots.span
    for position in 0..<method.components.solved.bases.count {
      let basis = method.components.solved.bases[position]
      let start = Int32(pivots.count)
      for index in basis.firstPivot..<(basis.firstPivot + basis.count) {
        pivots.append(solved[index])
      }
      for index in basis.firstRoot..<(basis.firstRoot + basis.count) {
        componentOfVariable[method.components.solved.roots[index]] = start..<(start + basis.count)
      }
    }
    for position in 0..<decided.count
    where componentOfVariable[decided[position].variable] == nil {
      append(decided[position])
    }
  }

  private mutating func append(_ pivot: Pivot) {
    pivotOfVariable[Int(pivot.variable)] = OptionalIndex(Int32(pivots.count))
    pivots.append(
      ActiveConstraint(constraint: pivot.constraint, variable: OptionalIndex(pivot.variable)))
  }

  /// A linear form as a combination of active constraints.
  struct Derivation {
    /// The constraints with their multipliers, in the order of the basis.
    var multipliers: [(constraint: Int32, multiplier: Double)] = []
    /// Whether arbitrary values contribute to it.
    var isArbitrary = false
    /// Whether some part of the form follows from no constraint.
    var isIncomplete = false
  }

  /// A constraint after elimination of the variables that earlier ones determine.
  private struct Reduced {
    var row: [Int32: Double]
    /// The variable that it determines, if any is left.
    var pivot: Int32?
    var uses: [(position: Int, factor: Double)]
  }

  /// Finds the unique combination of the basis's constraints that equals `target`, by Gaussian
  /// elimination among those that can contribute to it.
  ///
  /// - Parameters:
  ///   - target: The coefficients of the form by variable.
  ///   - system: The system that was solved.
  ///   - limit: A constraint; only required equalities before it may contribute. If it is `nil`,
  ///     all may.
  ///   - effort: The permitted work, in visited entries of rows, replaced by the remaining work.
  /// - Returns: The combination, or `nil` if it takes more than the effort.
  func derive(
    _ target: [Int32: Double], from system: ConstraintSystem, before limit: Int32? = nil,
    effort: inout Int
  ) -> Derivation? {
    let candidates = closure(of: target, system, before: limit)
    effort -= 16 * candidates.count
    var reduced: [Reduced] = []
    var positionOfPivot: [Int32: Int] = [:]
    for candidate in candidates {
      let active = pivots[Int(candidate)]
      var row: [Int32: Double] = active.variable.index.map { [$0: 1] } ?? [:]
      if let constraint = active.constraint.index { row = system.row(of: constraint) }
      let uses = eliminate(&row, reduced, positionOfPivot, &effort)
      if effort < 0 { return nil }
      let pivot: Int32?
      if let variable = active.variable.index, row[variable] != nil {
        pivot = variable
      } else {
        pivot = row.max { (abs($0.value), $1.key) < (abs($1.value), $0.key) }?.key
      }
      if let pivot { positionOfPivot[pivot] = reduced.count }
      reduced.append(Reduced(row: row, pivot: pivot, uses: uses))
    }
    var remaining = target
    var derivation = Derivation()
    var multipliers = [Double](repeating: 0, count: reduced.count)
    for use in eliminate(&remaining, reduced, positionOfPivot, &effort) {
      multipliers[use.position] = use.factor
    }
    if effort < 0 { return nil }
    derivation.isIncomplete = !remaining.isEmpty
    // A reduced row is the original less those by which it was reduced: this is undone from the
    // last.
    for position in multipliers.indices.reversed() where multipliers[position] != 0 {
      for use in reduced[position].uses {
        multipliers[use.position] -= multipliers[position] * use.factor
      }
    }
    let tolerance = 1e-9 * (multipliers.map(abs).max() ?? 0)
    for position in multipliers.indices where abs(multipliers[position]) > tolerance {
      let constraint = pivots[Int(candidates[position])].constraint
      if let constraint = constraint.index {
        derivation.multipliers.append((constraint, multipliers[position]))
      } else {
        derivation.isArbitrary = true
      }
    }
    return derivation
  }

  /// Returns the unique combination of the basis's constraints that equals `target`, with unlimited
  /// effort.
  func derive(_ target: [Int32: Double], from system: ConstraintSystem) -> Derivation {
    var effort = Int.max
    return derive(target, from: system, effort: &effort) ?? Derivation(isIncomplete: true)
  }

  /// Returns the positions of the pivots that can contribute to a form, in order; if there is a
  /// limit, only of required equalities before that constraint.
  private func closure(
    of target: [Int32: Double], _ system: ConstraintSystem, before limit: Int32?
  ) -> [Int32] {
    var visited: Set<Int32> = []
    var chosen: Set<Int32> = []
    var queue = target.keys.sorted()
    while let variable = queue.popLast() {
      if !visited.insert(variable).inserted { continue }
      var own: Range<Int32> = 0..<0
      if let component = componentOfVariable[variable] {
        own = component
      } else if let pivot = pivotOfVariable[Int(variable)].index {
        own = pivot..<(pivot + 1)
      }
      for position in own {
        let constraint = pivots[Int(position)].constraint.index
        if let limit {
          guard let constraint, constraint < limit, system.isRequiredEquality(constraint) else {
            continue
          }
        }
        guard chosen.insert(position).inserted, let constraint else { continue }
        for term in system.terms(of: ConstraintIndex(index: constraint)) {
          queue.append(term.variable.index)
        }
      }
    }
    return chosen.sorted()
  }

  /// Subtracts multiples of reduced rows from `row` until it contains none of their pivots.
  private func eliminate(
    _ row: inout [Int32: Double], _ reduced: [Reduced], _ positionOfPivot: [Int32: Int],
    _ effort: inout Int
  ) -> [(position: Int, factor: Double)] {
    var uses: [(position: Int, factor: Double)] = []
    // A reduced row contains no pivot of an earlier one, so in a forward pass each is used at most
    // once.
    while effort >= 0, let position = row.keys.compactMap({ positionOfPivot[$0] }).min() {
      let other = reduced[position]
      effort -= 16 * (row.count + other.row.count)
      guard let pivot = other.pivot, let head = other.row[pivot], let own = row[pivot] else {
        break
      }
      let factor = own / head
      for (variable, coefficient) in other.row {
        let old = row[variable] ?? 0
        let new = old - factor * coefficient
        let size = max(abs(old), abs(factor * coefficient))
        row[variable] = variable == pivot || abs(new) <= 1e-11 * size ? nil : new
      }
      uses.append((position, factor))
    }
    return uses
  }
}

extension ConstraintSystem {
  /// Returns whether a constraint is a required equality.
  fileprivate func isRequiredEquality(_ constraint: Int32) -> Bool {
    let row = rows[Int(constraint)]
    return row.relation == .equal && row.strength == Level.required.strength
  }

  /// Returns the coefficients of a constraint by variable.
  func row(of constraint: Int32) -> [Int32: Double] {
    var row: [Int32: Double] = [:]
    for term in terms(of: ConstraintIndex(index: constraint)) {
      row[term.variable.index, default: 0] += term.coefficient
    }
    return row.filter { $0.value != 0 }
  }
}
