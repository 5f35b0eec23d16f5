/// The constraints that determine the values, in the order in which they did so.
struct Proof: Sendable {
  /// Constraints that hold with equality, each with the variable it determines.
  ///
  /// Without a
  /// constraint the variable's value is arbitrary; without a variable any of its component's will do.
  let events: [Event]
  /// The event that determines each variable, or -1 for those of a component solved as a whole.
  let eventOfVariable: [Int32]
  /// Where in `events` the component of each variable solved as a whole begins and ends.
  let blockOfVariable: [Int32: Range<Int32>]

  /// How a linear form follows from the constraints.
  struct Derivation {
    /// The constraints with their factors, in the order of the proof.
    var factors: [(constraint: Int32, factor: Double)] = []
    /// Whether arbitrary values have a part in it.
    var isArbitrary = false
    /// Whether some part of the form follows from nothing.
    var isIncomplete = false
  }

  /// A constraint after elimination of the variables that earlier ones determine.
  private struct Reduced {
    var row: [Int32: Double]
    var pivot: Int32
    var uses: [(position: Int, factor: Double)]
  }

  /// Finds the one combination of the proof's constraints that equals `target`, by elimination among
  /// those that can have a part in it.
  func derive(_ target: [Int32: Double], from system: ConstraintSystem) -> Derivation {
    let candidates = closure(of: target, system)
    var reduced: [Reduced] = []
    var positionOfPivot: [Int32: Int] = [:]
    for candidate in candidates {
      let event = events[Int(candidate)]
      var row: [Int32: Double] = event.pivot < 0 ? [:] : [event.pivot: 1]
      if event.constraint >= 0 { row = system.row(of: event.constraint) }
      let uses = eliminate(&row, reduced, positionOfPivot)
      let pivot: Int32
      if event.pivot >= 0, row[event.pivot] != nil {
        pivot = event.pivot
      } else if let largest = row.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }) {
        pivot = largest.key
      } else {
        pivot = -1
      }
      if pivot >= 0 { positionOfPivot[pivot] = reduced.count }
      reduced.append(Reduced(row: row, pivot: pivot, uses: uses))
    }
    var rest = target
    var derivation = Derivation()
    var factors = [Double](repeating: 0, count: reduced.count)
    for use in eliminate(&rest, reduced, positionOfPivot) { factors[use.position] = use.factor }
    derivation.isIncomplete = !rest.isEmpty
    // A reduced row is the original less those it was reduced by: undo this from the last.
    for position in factors.indices.reversed() where factors[position] != 0 {
      for use in reduced[position].uses {
        factors[use.position] -= factors[position] * use.factor
      }
    }
    let reach = 1e-9 * (factors.map(abs).max() ?? 0)
    for position in factors.indices where abs(factors[position]) > reach {
      let event = events[Int(candidates[position])]
      if event.constraint < 0 {
        derivation.isArbitrary = true
      } else {
        derivation.factors.append((event.constraint, factors[position]))
      }
    }
    return derivation
  }

  /// The events that can have a part in a form, in order.
  private func closure(of target: [Int32: Double], _ system: ConstraintSystem) -> [Int32] {
    var seen: Set<Int32> = []
    var chosen: Set<Int32> = []
    var queue = target.keys.sorted()
    while let variable = queue.popLast() {
      if !seen.insert(variable).inserted { continue }
      var own: Range<Int32> = 0..<0
      if let block = blockOfVariable[variable] {
        own = block
      } else if eventOfVariable[Int(variable)] >= 0 {
        own = eventOfVariable[Int(variable)]..<(eventOfVariable[Int(variable)] + 1)
      }
      for event in own where chosen.insert(event).inserted {
        let constraint = events[Int(event)].constraint
        if constraint < 0 { continue }
        for term in system.terms(of: ConstraintIndex(index: constraint)) {
          queue.append(term.variable.index)
        }
      }
    }
    return chosen.sorted()
  }

  /// Takes multiples of reduced rows off `row` until it has none of their pivots.
  private func eliminate(
    _ row: inout [Int32: Double], _ reduced: [Reduced], _ positionOfPivot: [Int32: Int]
  ) -> [(position: Int, factor: Double)] {
    var uses: [(position: Int, factor: Double)] = []
    // A reduced row has no pivot of an earlier one, so going forward each is used at most once.
    while let position = row.keys.compactMap({ positionOfPivot[$0] }).min() {
      let other = reduced[position]
      guard let head = other.row[other.pivot], let own = row[other.pivot] else { break }
      let factor = own / head
      for (variable, coefficient) in other.row {
        let old = row[variable] ?? 0
        let new = old - factor * coefficient
        let size = max(abs(old), abs(factor * coefficient))
        row[variable] = variable == other.pivot || abs(new) <= 1e-11 * size ? nil : new
      }
      uses.append((position, factor))
    }
    return uses
  }
}

extension ConstraintSystem {
  /// The coefficients of a constraint by variable.
  func row(of constraint: Int32) -> [Int32: Double] {
    var row: [Int32: Double] = [:]
    for term in terms(of: ConstraintIndex(index: constraint)) {
      row[term.variable.index, default: 0] += term.coefficient
    }
    return row.filter { $0.value != 0 }
  }
}
