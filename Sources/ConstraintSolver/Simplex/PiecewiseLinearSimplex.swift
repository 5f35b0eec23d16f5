/// The primal simplex method for a `PiecewiseLinearProgram`, level by level.
///
/// Nonbasic variables are at breakpoints (or at zero, if nothing makes them move). Since required
/// constraints are the first level, the start need not be feasible: phase one is the minimization
/// of that level, and the others are considered at the same time (a composite method: P. Wolfe,
/// "The composite simplex algorithm", SIAM Review 7, 1965). Costs of different levels are never
/// added but compared in order, as in the lexicographic simplex method of preemptive goal
/// programming (J. P. Ignizio, Goal Programming and Extensions, Heath 1976).
struct PiecewiseLinearSimplex: ~Copyable {
  var program = PiecewiseLinearProgram()
  var tableau = Tableau()
  var costs = ReducedCosts()
  private var crash = CrashBasis()
  private var dantzig = DantzigRule()
  private var singleRow = SingleRowMethod()
  private var ratioTest = RatioTest()
  var effort = Effort()

  /// Whether required constraints are not yet satisfied, but may become so.
  private var isPhaseOne = false
  /// Whether the last edge is unbounded.
  private(set) var isUnbounded = false
  private(set) var pivotCount = 0
  private(set) var metPivotLimit = false

  /// Discards the previous program and begins another.
  mutating func begin(columns: Int) {
    program.begin(columns: columns)
    pivotCount = 0
    metPivotLimit = false
  }

  /// Finds the optimum, or stops at the pivot limit with the best point so far, or as soon as it is
  /// clear that the required constraints cannot be satisfied.
  mutating func minimize(pivotLimit: Int) {
    program.numberLevels()
    minimize(pivotLimit: pivotLimit, pivotsFreeColumns: true)
    if effort.isSpent || tableau.isAccurate(&program) { return }
    // Rounding errors have accumulated. Another path has other pivots.
    minimize(pivotLimit: pivotLimit, pivotsFreeColumns: false)
    if !effort.isSpent, !tableau.isAccurate(&program) { metPivotLimit = true }
  }

  private mutating func minimize(pivotLimit: Int, pivotsFreeColumns: Bool) {
    if !start(pivotsFreeColumns: pivotsFreeColumns) { return }
    isPhaseOne = false
    if singleRow.begin(&program, &tableau) {
      pivotCount += singleRow.minimize(&program, &tableau, &effort)
    } else {
      isPhaseOne = program.hasRequired
      improve(pivotLimit: pivotLimit)
    }
    tableau.recompute(&effort)
  }

  /// Prepares slopes, tableau and the first basis, and returns whether the effort sufficed.
  private mutating func start(pivotsFreeColumns: Bool) -> Bool {
    // The check precedes the allocation of memory.
    let size =
      program.rowCount * program.columnCount
      + program.breakpoints.count * program.levelCount
    if !effort.spend(entries: size) { return false }
    program.computeSlopes()
    tableau.load(&program)
    costs.reserve(&program)
    if pivotsFreeColumns { crash.pivotFreeColumns(&program, &tableau, &effort) }
    tableau.recompute(&effort)
    tableau.locate(&program)
    return !effort.isSpent
  }

  /// Recomputes the reduced costs.
  mutating func computeCosts() {
    costs.compute(&program, &tableau, &effort)
  }

  /// Recomputes the values that are updated from pivot to pivot; the own slopes of nonbasic
  /// variables are read after each pivot.
  private mutating func computeSums() {
    costs.computeSums(&program, &tableau, &effort)
  }

  /// Moves along improving edges until there are none.
  mutating func improve(pivotLimit: Int) {
    isUnbounded = false
    var stalled = 0
    computeCosts()
    var age = 0
    while true {
      guard
        effort.spend(2 * program.columnCount + program.rowCount + program.levelCount)
      else { return }
      // Many successive pivots without progress may be a cycle.
      let isStalled = stalled > 2 * program.variableCount + 10
      guard let edge = enteringEdge(inOrder: isStalled) else {
        if age == 0 { return }
        // Values that were updated from pivot to pivot are recomputed before they are trusted.
        computeSums()
        age = 0
        continue
      }
      // By Bland's rule, an edge may not be the one that improves most.
      if isPhaseOne, !isStalled, !ratioTest.improvesStrongestLevel {
        // The required level cannot be improved further.
        if age > 0 {
          computeSums()
          age = 0
          continue
        }
        isPhaseOne = false
        tableau.recompute(&effort)
        if !satisfiesRequired() { return }
      }
      if pivotCount >= pivotLimit {
        metPivotLimit = true
        return
      }
      pivotCount += 1
      let moved = move(along: edge, inOrder: isStalled)
      if isUnbounded { return }
      stalled = moved ? 0 : stalled + 1
      age += 1
      if age == ReducedCosts.lifetime {
        computeSums()
        age = 0
      }
    }
  }

  /// Returns the next edge, by Bland's rule if in order, else by Dantzig's.
  private mutating func enteringEdge(inOrder: Bool) -> Edge? {
    guard
      let edge = inOrder
        ? BlandRule.enteringEdge(&costs, &tableau) : dantzig.enteringEdge(&costs, &effort)
    else { return nil }
    ratioTest.begin(edge, &costs)
    return edge
  }

  /// Moves along an edge as far as the ratio test permits, and returns whether the distance was
  /// greater than zero.
  private mutating func move(along edge: Edge, inOrder: Bool) -> Bool {
    let entering = Int(tableau.nonbasic[edge.column])
    if tableau.states[entering].status == .atBreakpoint, edge.sign > 0 {
      tableau.states[entering].piece += 1
    }
    let (stop, length) = ratioTest.run(
      edge, inOrder: inOrder, &program, &tableau, &costs, &effort)
    tableau.move(edge.column, by: edge.sign * length)
    if let stop {
      if let row = stop.row {
        tableau.pivot(row, edge.column, &effort)
        costs.updateAfterPivot(row, edge.column, &program, &tableau, &effort)
      }
      tableau.put(Int(tableau.nonbasic[edge.column]), at: stop.breakpoint, &program)
    } else {
      // Costs are bounded from below, so only rounding made this edge appear to improve.
      isUnbounded = true
      tableau.states[entering].status = .superbasic
    }
    costs.readOwnSlopes(edge.column, &program, &tableau)
    return length > 0
  }

  /// Moves along an edge without a cost at any level, up to the point where it has one, and returns
  /// whether effort and pivots sufficed.
  mutating func step(alongFace edge: Edge, pivotLimit: Int) -> Bool {
    isUnbounded = false
    guard effort.spend(program.columnCount + program.rowCount + program.levelCount) else {
      return false
    }
    guard pivotCount < pivotLimit else {
      metPivotLimit = true
      return false
    }
    pivotCount += 1
    ratioTest.begin(alongFace: edge, &costs)
    _ = move(along: edge, inOrder: true)
    return true
  }

  /// Returns whether every required constraint is satisfied.
  mutating func satisfiesRequired() -> Bool {
    if !program.hasRequired { return true }
    for variable in 0..<program.variableCount
    where !program.satisfiesRequired(for: variable, tableau.states[variable]) {
      return false
    }
    return true
  }

  /// Returns the constraint that is satisfied with equality because the nonbasic variable of a
  /// column is at its breakpoint, if it is at one.
  mutating func activeConstraint(_ column: Int) -> OptionalIndex {
    let variable = Int(tableau.nonbasic[column])
    let state = tableau.states[variable]
    if state.status != .atBreakpoint { return .none }
    return OptionalIndex(program.breakpoint(state.piece, of: variable).constraint)
  }
}
