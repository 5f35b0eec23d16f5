/// A solver of the connected components in which the relaxation is violated, by the simplex method.
struct ComponentSolver: ~Copyable {
  private(set) var rows = CoupledRows()
  var components = ConnectedComponents()
  private var builder = ComponentBuilder()
  var simplex = PiecewiseLinearSimplex()
  private(set) var solved = SolvedComponents()
  /// Whether the simplex method determined the value of a root; valid after `connect`.
  private(set) var isSolved = Buffer<Bool>()
  /// The bases as functions of constants; recorded if `isRecording`.
  private(set) var parametric = ParametricBasis()
  var isRecording = false
  /// The component whose optimum is loaded in the simplex method.
  private(set) var current = OptionalIndex.none
  /// The index of its first root.
  private(set) var currentFirstRoot = 0
  /// The number of pivots in all components.
  private(set) var pivotCount = 0
  /// Whether a component reached the pivot limit.
  var metPivotLimit = false

  /// Begins an attempt.
  mutating func begin() {
    pivotCount = 0
    metPivotLimit = false
    removeSolved()
  }

  /// Discards the components that were solved.
  mutating func removeSolved() {
    solved.removeBases()
    parametric.removeAll()
  }

  /// Collects the rows of the strongest `levels` levels, and determines the components that they
  /// connect.
  mutating func connect(
    _ problem: Problem, levels: Int, _ substitutions: inout Substitutions,
    _ elimination: inout Elimination, _ relaxation: inout SeparableRelaxation
  ) {
    current = .none
    rows.gather(problem, levels: levels, &substitutions, &elimination, &relaxation)
    solved.roots.removeAll()
    let roots = relaxation.roots.span
    components.connect(&rows, roots: roots, variableCount: problem.variableCount)
    builder.begin(roots: roots, variableCount: problem.variableCount)
    isSolved.resize(to: problem.variableCount)
    for position in 0..<roots.count { isSolved[roots[position]] = false }
  }

  /// Solves the components of the violated constraints, and returns whether the required ones can
  /// be satisfied.
  ///
  /// If they cannot, the certificate contains the reason.
  mutating func solve(
    _ problem: Problem, _ substitutions: inout Substitutions,
    _ certificate: inout FarkasCertificate, pivotLimit: Int?
  ) -> Bool {
    for position in 0..<rows.rows.count where rows.rows[position].isViolated {
      let component = component(of: rows.rows[position])
      if isSolved[component] { continue }
      if !solve(component, problem, &substitutions, &certificate, pivotLimit: pivotLimit) {
        return false
      }
    }
    return true
  }

  /// Solves one component, and returns whether its required constraints can be satisfied.
  private mutating func solve(
    _ component: Int32, _ problem: Problem, _ substitutions: inout Substitutions,
    _ certificate: inout FarkasCertificate, pivotLimit: Int?
  ) -> Bool {
    let firstRoot = load(component, problem, &substitutions)
    minimize(pivotLimit: pivotLimit)
    if simplex.effort.isSpent { return false }
    // If the pivot limit was reached, a constraint that is violated now could still have become
    // satisfied.
    if simplex.metPivotLimit {
      metPivotLimit = true
    } else if !simplex.satisfiesRequired() {
      certificate.readMultipliers(of: &simplex)
      return false
    }
    for column in 0..<simplex.program.columnCount {
      let root = solved.roots[firstRoot + column]
      // The decision for the root alone is void.
      substitutions.decided.overwrite(root, with: simplex.tableau.states[column].value)
      isSolved[root] = true
    }
    current = OptionalIndex(component)
    currentFirstRoot = firstRoot
    solved.record(&simplex, firstRoot: firstRoot)
    if isRecording {
      parametric.record(&simplex, roots: solved.roots.span, firstRoot: firstRoot)
    }
    return true
  }

  /// Returns the component of a row.
  @inline(__always)
  mutating func component(of row: CoupledRow) -> Int32 {
    components.find(rows.terms(of: row)[0].root)
  }

  /// Loads a component into the simplex method, and returns the index of its first root.
  mutating func load(
    _ component: Int32, _ problem: Problem, _ substitutions: inout Substitutions
  ) -> Int {
    current = .none
    return builder.build(
      &simplex, from: components.firstRows[component], &rows, problem, &substitutions,
      roots: &solved.roots)
  }

  /// Minimizes the component that was loaded.
  mutating func minimize(pivotLimit: Int?) {
    simplex.minimize(pivotLimit: pivotLimit ?? pivotBound)
    if !simplex.effort.isSpent { pivotCount += simplex.pivotCount }
  }

  /// A number of pivots that no reasonable component requires.
  var pivotBound: Int {
    mutating get { 1_000 + 50 * simplex.program.variableCount }
  }

  /// Records the basis of a component that was loaded and minimized.
  mutating func recordBasis(firstRoot: Int) {
    solved.record(&simplex, firstRoot: firstRoot)
  }

  /// Discards the roots of a component whose basis was not recorded.
  mutating func unload(firstRoot: Int) {
    solved.roots.truncate(to: firstRoot)
  }
}
