/// The search for the roots that have several values among the optima.
///
/// A root without rows is free if its own goals leave it an interval. In components, a root is free
/// if some direction along the optimal face moves it.
struct FreedomAnalysis: ~Copyable {
  private var cone = FaceCone()
  private var motions = FreeMotions()
  /// The components that have a free root or were solved by the simplex method.
  private var suspects = Buffer<Int32>()
  /// Whether each variable of the current component moves.
  private var moves = Buffer<Bool>()
  /// The group of each free root.
  private var groupOfRoot = Buffer<OptionalIndex>()
  /// Whether a root is undetermined according to the basis recorded so far.
  private var isArbitrary = Buffer<Bool>()

  /// Finds the degrees of freedom that the strongest `levels` levels leave, given a decision made
  /// with exactly these.
  mutating func run(
    _ problem: Problem, levels: Int, pivotLimit: Int?, _ substitutions: inout Substitutions,
    _ elimination: inout Elimination, _ relaxation: inout SeparableRelaxation,
    _ components: inout ComponentSolver
  ) -> Freedom {
    if relaxation.freeRoots.count == 0, relaxation.violated.count == 0 {
      return Freedom(groups: [])
    }
    if relaxation.violated.count == 0 {
      components.connect(problem, levels: levels, &substitutions, &elimination, &relaxation)
    }
    groupOfRoot.fill(problem.variableCount, with: .none)
    motions.removeAll(variableCount: problem.variableCount)
    markArbitrary(problem.variableCount, &relaxation, &components)
    var groupCount: Int32 = 0
    for position in 0..<relaxation.freeRoots.count {
      let root = relaxation.freeRoots[position]
      let component = components.components.find(root)
      if components.components.firstRows[component].isNone {
        groupOfRoot[root] = OptionalIndex(groupCount)
        groupCount += 1
        motions.begin(root)
        motions.add(direction: 0, 1)
        motions.endDirections(1)
      } else {
        suspects.append(component)
      }
    }
    for position in 0..<components.rows.rows.count
    where components.rows.rows[position].isViolated {
      suspects.append(components.component(of: components.rows.rows[position]))
    }
    suspects.span.sort { $0 < $1 }
    // The component solved last comes first, since its optimum is still loaded.
    let last = components.current
    if let last = last.index {
      groupCount = probe(
        last, problem, firstGroup: groupCount, pivotLimit: pivotLimit, &substitutions, &components)
    }
    var previous = last
    for position in 0..<suspects.count {
      let component = suspects[position]
      if previous == component || last == component { continue }
      previous = OptionalIndex(component)
      groupCount = probe(
        component, problem, firstGroup: groupCount, pivotLimit: pivotLimit, &substitutions,
        &components)
    }
    suspects.removeAll()
    return collectGroups(problem, &substitutions)
  }

  /// Finds the free roots of one component, and groups those that rows with a constant value
  /// connect.
  private mutating func probe(
    _ component: Int32, _ problem: Problem, firstGroup: Int32, pivotLimit: Int?,
    _ substitutions: inout Substitutions, _ components: inout ComponentSolver
  ) -> Int32 {
    let isCurrent = components.current == component
    var firstRoot = components.currentFirstRoot
    if !isCurrent {
      firstRoot = components.load(component, problem, &substitutions)
      components.minimize(pivotLimit: pivotLimit)
    }
    if components.simplex.effort.isSpent {
      if !isCurrent { components.unload(firstRoot: firstRoot) }
      return firstGroup
    }
    var groupCount = firstGroup
    let columns = components.simplex.program.columnCount
    moves.fill(components.simplex.program.variableCount, with: false)
    if OptimalFace.levelsUntilUnique(&components.simplex) == nil {
      cone.mark(&components.simplex, in: &moves)
      cone.addMotions(
        to: &motions, roots: components.solved.roots.span.part(from: firstRoot, count: columns))
      for column in 0..<columns where moves[column] {
        groupOfRoot[components.solved.roots[firstRoot + column]] = OptionalIndex(groupCount)
        groupCount += 1
      }
      var link = components.components.firstRows[component]
      var variable = columns
      while let index = link.index {
        let row = components.rows.rows[index]
        link = row.next
        // Duplicates share a variable.
        if row.ratio != 0 { continue }
        if !moves[variable] { tie(row, firstRoot, &components) }
        variable += 1
      }
    }
    if isArbitraryBasis(firstRoot, &components) {
      OptimalFace.bindDetermined(
        &components.simplex, moves: &moves,
        pivotLimit: components.simplex.pivotCount + (pivotLimit ?? components.pivotBound))
      components.recordBasis(firstRoot: firstRoot)
    } else if !isCurrent {
      components.unload(firstRoot: firstRoot)
    }
    return groupCount
  }

  /// Returns whether the basis recorded so far marks variables as arbitrary that were found to be
  /// determined, by inequalities that meet in one point.
  private mutating func isArbitraryBasis(
    _ firstRoot: Int, _ components: inout ComponentSolver
  ) -> Bool {
    for column in 0..<components.simplex.program.columnCount {
      let root = components.solved.roots[firstRoot + column]
      if groupOfRoot[root].isNone, isArbitrary[root] { return true }
    }
    return false
  }

  /// Marks the roots that are undetermined according to the bases so far.
  private mutating func markArbitrary(
    _ count: Int, _ relaxation: inout SeparableRelaxation, _ components: inout ComponentSolver
  ) {
    isArbitrary.fill(count, with: false)
    let hasSolved = relaxation.violated.count > 0
    for position in 0..<relaxation.freeRoots.count {
      let root = relaxation.freeRoots[position]
      if !hasSolved || !components.isSolved[root] { isArbitrary[root] = true }
    }
    guard hasSolved else { return }
    for position in 0..<components.solved.pivots.count {
      let pivot = components.solved.pivots[position]
      if let variable = pivot.variable.index, pivot.constraint.isNone {
        isArbitrary[variable] = true
      }
    }
  }

  /// Joins the groups of the free roots of a row, among the roots of its component.
  private mutating func tie(
    _ row: CoupledRow, _ firstRoot: Int, _ components: inout ComponentSolver
  ) {
    let terms = components.rows.terms(of: row)
    var name = OptionalIndex.none
    for position in 0..<terms.count {
      let group = groupOfRoot[terms[position].root]
      if group.isNone { continue }
      if name.isNone { name = group }
      if group == name { continue }
      for column in 0..<components.simplex.program.columnCount {
        let root = components.solved.roots[firstRoot + column]
        if groupOfRoot[root] == group { groupOfRoot[root] = name }
      }
    }
  }

  /// Returns the variables of each group.
  private mutating func collectGroups(
    _ problem: Problem, _ substitutions: inout Substitutions
  ) -> Freedom {
    var groups: [[Variable]] = []
    var indices: [Int32: Int] = [:]
    for index in 0..<Int32(problem.variableCount) {
      guard let root = substitutions.required.find(index).root.index,
        let group = groupOfRoot[root].index
      else { continue }
      if let existing = indices[group] {
        groups[existing].append(Variable(index: index))
      } else {
        indices[group] = groups.count
        groups.append([Variable(index: index)])
      }
    }
    return Freedom(groups: groups)
  }

  /// Returns the motions of the variables that the last run found to be free, if there were any.
  mutating func motions(_ problem: Problem, _ substitutions: inout Substitutions) -> Motions {
    var result = Motions(variableCount: problem.variableCount)
    for index in 0..<Int32(problem.variableCount) {
      let substitution = substitutions.required.find(index)
      if let root = substitution.root.index {
        result.append(motions.parts(of: root), scale: substitution.scale)
      } else {
        result.appendFixed()
      }
    }
    return result
  }
}
