extension Workspace {
  /// Turns the last solve, which must have been recorded, into a plan for other parameters.
  ///
  /// Where it dropped constraints, `contradictions` are the conditions under which they must be; if
  /// there are none, the plan holds only where it was made.
  mutating func plan(
    _ problem: Problem, parameters: Parameters, contradictions: [AffineForm]?
  ) -> ReplayPlan {
    builder.begin(problem)
    for pass in 0..<builder.passCount {
      followProof(problem, lanes: builder.lanes(pass))
      for index in 0..<Int32(problem.variableCount) {
        let slope = slopes.value(of: index)
        builder.addSlope(slope)
      }
    }
    if builder.passCount > 0 {
      guardRequired(problem)
      guardDecisions(problem)
      if let contradictions {
        for form in contradictions { builder.require(form, at: parameters) }
      } else if rejected.count > 0 {
        builder.holdStill()
      }
    }
    return ReplayPlan(
      parameters: parameters,
      table: ReplayTable(values: valueMemory, &builder, parameters: parameters))
  }

  /// Repeats elimination and decisions with slopes for constants.
  private mutating func followProof(_ problem: Problem, lanes: (Int, Int)) {
    slopes.reset(count: problem.variableCount, lanes: lanes)
    for position in 0..<required.events.count { slopes.apply(required.events[position], problem) }
    if contested.count > 0 { followSimplex(problem) }
    for position in 0..<decided.events.count {
      let event = decided.events[position]
      if contested.count > 0, isCoupled[event.pivot] { continue }
      if event.constraint < 0 {
        slopes.set(event.pivot, to: .zero)
      } else {
        slopes.apply(event, problem)
      }
    }
  }

  /// Gives the roots of the components that the simplex solved their slopes.
  private mutating func followSimplex(_ problem: Problem) {
    componentSlopes.count = 0
    var position = 0
    while position < simplexSummands.count {
      let root = simplexSummands[position].root
      var sum = SIMD2<Double>.zero
      while position < simplexSummands.count, simplexSummands[position].root == root {
        let summand = simplexSummands[position]
        sum += summand.factor * slopes.reduce(problem.row(summand.constraint), problem)
        position += 1
      }
      componentSlopes.append(SlopeNode(offset: sum, scale: 0, parent: root))
    }
    for index in 0..<blocks.count {
      for root in blocks[index].firstRoot..<(blocks[index].firstRoot + blocks[index].count) {
        slopes.set(componentRoots[root], to: .zero)
      }
    }
    for index in 0..<componentSlopes.count {
      slopes.set(componentSlopes[index].parent, to: componentSlopes[index].offset)
    }
  }

  /// Computes how the left side of a constraint changes; whether it does.
  @inline(__always)
  private mutating func changes(_ row: ConstraintRow, _ problem: Problem) -> Bool {
    for pass in 0..<builder.passCount {
      var sum = SIMD2<Double>.zero
      if row.affine >= 0 {
        sum = problem.affineConstants[Int(row.affine)].slopes(at: builder.lanes(pass))
      }
      let known = builder.slopes.base + pass * problem.variableCount
      for position in row.firstTerm..<(row.firstTerm + row.termCount) {
        let term = problem.term(position)
        sum += term.coefficient * known[Int(term.variable.index)]
      }
      builder.slope[pass] = sum
    }
    return !builder.isConstant()
  }

  /// The left side of a constraint, and the size of the numbers that make it up.
  private mutating func measure(
    _ row: ConstraintRow, _ problem: Problem
  ) -> (value: Double, size: Double) {
    var value = row.constant
    var size = abs(row.constant)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      let product = term.coefficient * valueMemory[term.variable.index]
      value += product
      size += abs(product)
    }
    return (value, size)
  }

  /// Whether a constraint has a root in a component that the simplex solved.
  private mutating func concernsComponent(_ row: ConstraintRow, _ problem: Problem) -> Bool {
    if contested.count == 0 { return false }
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let root = required.find(problem.term(position).variable.index).root
      if root >= 0, isCoupled[root] { return true }
    }
    return false
  }

  /// Guards what the required constraints have led to.
  ///
  /// Equalities that determined something hold whatever the parameters are.
  private mutating func guardRequired(_ problem: Problem) {
    for position in 0..<redundant.count {
      let row = problem.row(redundant[position])
      // Decisions that the simplex replaced are void.
      if position >= requiredRedundant, concernsComponent(row, problem) { continue }
      if !changes(row, problem) { continue }
      let (value, size) = measure(row, problem)
      builder.keepZero(value, size: size)
    }
    var nextRejected = 0
    var index = problem.chains[0].head
    while index >= 0 {
      let row = problem.row(index)
      if nextRejected < rejected.count, rejected[nextRejected] == index {
        nextRejected += 1
      } else if row.relation != .equal, changes(row, problem) {
        let (value, size) = measure(row, problem)
        // Where a bound is touched, what follows may depend on its staying there.
        if abs(value) <= 1e-9 * size, isBound(row, problem) {
          builder.keepZero(value, size: size)
        } else {
          builder.require(value, sign: row.relation == .greaterOrEqual ? 1 : -1, size: size)
        }
      }
      index = row.next
    }
  }

  /// Whether an inequality bounds roots outside the components that the simplex solved.
  private mutating func isBound(_ row: ConstraintRow, _ problem: Problem) -> Bool {
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let root = required.find(problem.term(position).variable.index).root
      if root >= 0 { return contested.count == 0 || !isCoupled[root] }
    }
    return false
  }

  /// Guards on which side of each weaker constraint the values came to lie, as far as it mattered.
  private mutating func guardDecisions(_ problem: Problem) {
    for position in 0..<playing.count {
      let row = problem.row(playing[position])
      if concernsComponent(row, problem) || !changes(row, problem) { continue }
      let (value, size) = measure(row, problem)
      builder.keepSign(value, size: size)
    }
    for position in 0..<simplexGuards.count {
      let entry = simplexGuards[position]
      let row = problem.row(entry.constraint)
      if !changes(row, problem) { continue }
      let (value, size) = measure(row, problem)
      if entry.sign == 0 {
        builder.keepZero(value, size: size)
      } else {
        builder.require(value, sign: Double(entry.sign), size: size)
      }
    }
  }
}
