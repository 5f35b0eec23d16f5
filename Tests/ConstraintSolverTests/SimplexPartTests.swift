import Testing

@testable import ConstraintSolver

/// The parts of the simplex method, tested separately.
@Suite struct SimplexPartTests {
  /// Adds a column with goals at one level, each a target and a weight.
  private func addColumn(
    _ simplex: inout PiecewiseLinearSimplex, goals: [(target: Double, weight: Double)]
  ) {
    for (target, weight) in goals {
      simplex.program.add(
        Breakpoint(
          position: target, rowScale: 1, weight: weight, constraint: 9, level: 1, next: .none,
          relation: .equal))
    }
    simplex.program.endColumn()
  }

  /// Adds a required row.
  private func addRow(
    _ simplex: inout PiecewiseLinearSimplex, _ coefficients: [Double], _ relation: Relation,
    _ bound: Double, constraint: Int32
  ) {
    simplex.program.beginRow()
    for (column, coefficient) in coefficients.enumerated() where coefficient != 0 {
      simplex.program.add(MatrixEntry(coefficient: coefficient, column: Int32(column)))
    }
    simplex.program.add(
      Breakpoint(
        position: bound, rowScale: 1, weight: 1, constraint: constraint, level: 0, next: .none,
        relation: relation))
    simplex.program.endRow()
  }

  /// Of two columns that can satisfy a row, the cheaper one does.
  @Test func oneRowIsFilledByTheCheapestColumn() {
    var simplex = PiecewiseLinearSimplex()
    simplex.begin(columns: 2)
    addColumn(&simplex, goals: [(0, 3)])
    addColumn(&simplex, goals: [(0, 1), (6, 4)])
    addRow(&simplex, [1, 1], .greaterOrEqual, 10, constraint: 0)
    simplex.minimize(pivotLimit: 10)
    // The cost of the second decreases until 6; beyond that, the first is cheaper.
    #expect(simplex.tableau.states[0].value == 4)
    #expect(simplex.tableau.states[1].value == 6)
    #expect(simplex.pivotCount == 1)
  }

  /// The textbook ratio test would need an iteration for each breakpoint.
  @Test func aLongStepPassesManyBreakpoints() {
    var simplex = PiecewiseLinearSimplex()
    simplex.begin(columns: 2)
    addColumn(&simplex, goals: (0..<50).map { (Double($0), 1) })
    addColumn(&simplex, goals: (0..<50).map { (Double($0), 1) })
    addRow(&simplex, [1, 1], .greaterOrEqual, 190, constraint: 0)
    addRow(&simplex, [1, -1], .equal, 20, constraint: 1)
    simplex.minimize(pivotLimit: 100)
    let holds = simplex.satisfiesRequired()
    #expect(holds)
    #expect(simplex.tableau.states[0].value == 105)
    #expect(simplex.tableau.states[1].value == 85)
    #expect(simplex.pivotCount <= 3)
  }

  @Test func theOptimalFaceOfATieIsAnEdge() {
    var simplex = PiecewiseLinearSimplex()
    simplex.begin(columns: 2)
    addColumn(&simplex, goals: [(0, 1)])
    addColumn(&simplex, goals: [(0, 1)])
    addRow(&simplex, [1, 1], .greaterOrEqual, 10, constraint: 0)
    simplex.minimize(pivotLimit: 10)
    let levels = OptimalFace.levelsUntilUnique(&simplex)
    #expect(levels == nil)
    var cone = FaceCone()
    var moves = Buffer<Bool>()
    moves.fill(3, with: false)
    cone.mark(&simplex, in: &moves)
    let found = moves.span.map { $0 }
    #expect(found == [true, true, false])
  }

  /// Three columns without costs are at a vertex where two rows allow the first two to move only together, and the
  /// third not at all.
  @Test func degenerateVertexFindsTheMovableColumns() {
    var simplex = PiecewiseLinearSimplex()
    simplex.begin(columns: 3)
    for _ in 0..<3 { simplex.program.endColumn() }
    addRow(&simplex, [1, -1, 0], .greaterOrEqual, 0, constraint: 0)
    addRow(&simplex, [-1, 1, 0], .greaterOrEqual, 0, constraint: 1)
    addRow(&simplex, [1, -1, 1], .greaterOrEqual, 0, constraint: 2)
    addRow(&simplex, [1, -1, -2], .greaterOrEqual, 0, constraint: 3)
    simplex.minimize(pivotLimit: 10)
    simplex.computeCosts()
    var cone = FaceCone()
    var moves = Buffer<Bool>()
    moves.fill(7, with: false)
    cone.mark(&simplex, in: &moves)
    let found = moves.span.map { $0 }
    #expect(found == [true, true, false, false, false, false, false])
    OptimalFace.bindDetermined(&simplex, moves: &moves, pivotLimit: 100)
    let third = simplex.tableau.states[2].status
    #expect(third != .superbasic)
  }

  @Test func phaseOneEndsWithACertificate() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add(Term(x), .greaterOrEqual, constant: -1)
    system.add(Term(y), .greaterOrEqual, constant: -1)
    // This constraint is not involved.
    system.add(Term(x), Term(y, -1), .lessOrEqual, constant: -50)
    system.add(Term(x, 2), Term(y), .lessOrEqual, constant: -2)
    var solver = Solver()
    var effort = 1_000_000
    let members = solver.contradiction(in: system, effort: &effort)
    #expect(members == [0, 1, 3])
    system.removeAll()
    system.addVariables(2)
    system.add(Term(x), .greaterOrEqual, constant: -1)
    let none = solver.contradiction(in: system, effort: &effort)
    #expect(none == nil)
  }
}
