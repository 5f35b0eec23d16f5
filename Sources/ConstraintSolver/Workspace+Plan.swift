extension Workspace {
  /// Turns the last solve, which must have been recorded, into a plan for other parameters.
  mutating func plan(_ problem: Problem, parameters: Parameters) -> ReplayPlan {
    followProof(problem)
    builder.begin(parameters)
    for index in 0..<problem.variableCount {
      builder.addValue(forms.value(of: Int32(index)))
    }
    guardRequired(problem)
    for position in 0..<playing.count where !concernsComponent(playing[position], problem) {
      let index = playing[position]
      let form = residual(index, problem)
      if builder.isConstant(form) { continue }
      builder.keepSign(of: form, size: size(index, problem))
    }
    for position in 0..<simplexGuards.count {
      let entry = simplexGuards[position]
      let form = residual(entry.constraint, problem)
      if builder.isConstant(form) { continue }
      let size = size(entry.constraint, problem)
      if entry.sign == 0 {
        builder.keepZero(form, size: size)
      } else {
        builder.require(entry.sign > 0 ? form : -form, size: size)
      }
    }
    return builder.finish()
  }

  /// Repeats elimination and decisions with affine constants.
  private mutating func followProof(_ problem: Problem) {
    forms.reset(count: problem.variableCount)
    for position in 0..<required.events.count { forms.apply(required.events[position], problem) }
    componentForms.count = 0
    var position = 0
    while position < simplexSummands.count {
      let root = simplexSummands[position].root
      var sum = SIMD8<Double>.zero
      while position < simplexSummands.count, simplexSummands[position].root == root {
        let summand = simplexSummands[position]
        if summand.constraint < 0 {
          sum[0] += summand.factor
        } else {
          sum += summand.factor * forms.reduce(problem.row(summand.constraint), problem)
        }
        position += 1
      }
      componentForms.append(AffineNode(offset: sum, scale: 0, parent: root))
    }
    for index in 0..<blocks.count {
      for root in blocks[index].firstRoot..<(blocks[index].firstRoot + blocks[index].count) {
        forms.set(componentRoots[root], to: .zero)
      }
    }
    for index in 0..<componentForms.count {
      forms.set(componentForms[index].parent, to: componentForms[index].offset)
    }
    for position in 0..<decided.events.count {
      let event = decided.events[position]
      if contested.count > 0, isCoupled[event.pivot] { continue }
      if event.constraint < 0 {
        var value = SIMD8<Double>.zero
        value[0] = decided.nodes[event.pivot].offset
        forms.set(event.pivot, to: value)
      } else {
        forms.apply(event, problem)
      }
    }
  }

  /// The left side of a constraint as a function of the parameters.
  private mutating func residual(_ index: Int32, _ problem: Problem) -> SIMD8<Double> {
    let row = problem.row(index)
    var sum = problem.form(row).lanes
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      sum += term.coefficient * builder.values[term.variable.index]
    }
    return sum
  }

  /// The size of the numbers that make up the left side of a constraint.
  private mutating func size(_ index: Int32, _ problem: Problem) -> Double {
    let row = problem.row(index)
    var sum = abs(row.constant)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      sum += abs(term.coefficient * valueMemory[term.variable.index])
    }
    return sum
  }

  /// Whether a constraint has a root in a component that the simplex solved.
  private mutating func concernsComponent(_ index: Int32, _ problem: Problem) -> Bool {
    if contested.count == 0 { return false }
    let row = problem.row(index)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let root = required.find(problem.term(position).variable.index).root
      if root >= 0, isCoupled[root] { return true }
    }
    return false
  }

  /// Guards what the required constraints have led to. Equalities that determined something hold
  /// whatever the parameters are.
  private mutating func guardRequired(_ problem: Problem) {
    for position in 0..<redundant.count {
      let form = residual(redundant[position], problem)
      if builder.isConstant(form) { continue }
      builder.keepZero(form, size: size(redundant[position], problem))
    }
    var nextRejected = 0
    var index = problem.chains[0].head
    while index >= 0 {
      let row = problem.row(index)
      if nextRejected < rejected.count, rejected[nextRejected] == index {
        nextRejected += 1
        builder.holdStill()
      } else if row.relation != .equal {
        let form = residual(index, problem)
        if builder.isConstant(form) {
          index = row.next
          continue
        }
        let inward = row.relation == .greaterOrEqual ? form : -form
        // Where a bound is touched, what follows may depend on its staying there.
        if isTouchedBound(index, row, problem) {
          builder.keepSign(of: inward, size: size(index, problem))
        } else {
          builder.require(inward, size: size(index, problem))
        }
      }
      index = row.next
    }
  }

  /// Whether an inequality bounds a single root outside the components, one that was free before.
  private mutating func isTouchedBound(_ index: Int32, _ row: ConstraintRow, _ problem: Problem) -> Bool {
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let root = required.find(problem.term(position).variable.index).root
      if root >= 0 { return contested.count == 0 || !isCoupled[root] }
    }
    return false
  }
}
