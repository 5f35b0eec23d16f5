/// A builder that turns a component into a program for the simplex method: its roots are the
/// columns.
struct ComponentBuilder: ~Copyable {
  private var columnOfRoot = Buffer<OptionalIndex>()
  private var rowOfColumn = Buffer<OptionalIndex>()

  /// Prepares for the components of some roots.
  mutating func begin(roots: UncheckedSpan<Int32>, variableCount: Int) {
    columnOfRoot.resize(to: variableCount)
    for position in 0..<roots.count { columnOfRoot[roots[position]] = .none }
  }

  /// Builds the program of the component that begins with the given row, adds its roots to `roots`,
  /// and returns the index of the first one.
  mutating func build(
    _ simplex: inout PiecewiseLinearSimplex, from firstRow: OptionalIndex,
    _ rows: inout CoupledRows, _ problem: Problem, _ substitutions: inout Substitutions,
    roots: inout Buffer<Int32>
  ) -> Int {
    let firstRoot = roots.count
    var link = firstRow
    while let index = link.index {
      let terms = rows.terms(of: rows.rows[index])
      for position in 0..<terms.count {
        let root = terms[position].root
        if !columnOfRoot[root].isNone { continue }
        columnOfRoot[root] = OptionalIndex(Int32(roots.count - firstRoot))
        roots.append(root)
      }
      link = rows.rows[index].next
    }
    let columnCount = roots.count - firstRoot
    simplex.begin(columns: columnCount)
    for column in 0..<columnCount {
      addColumn(roots[firstRoot + column], &simplex.program, &rows, problem, &substitutions)
    }
    markDuplicates(&rows, from: firstRow, columnCount)
    link = firstRow
    while let index = link.index {
      let row = rows.rows[index]
      if row.ratio == 0 { addRow(row, &simplex.program, &rows) }
      link = row.next
    }
    for column in 0..<columnCount { columnOfRoot[roots[firstRoot + column]] = .none }
    return firstRoot
  }

  /// Finds rows that are multiples of each other, so that they become breakpoints of one logical
  /// variable.
  ///
  /// A row is compared only with the last row that has the same first root, which finds rows that
  /// are repeated in succession. (J. A. Tomlin and J. S. Welch, "Finding duplicate rows in a linear
  /// programming model", Operations Research Letters 5, 1986, find all duplicates.)
  private mutating func markDuplicates(
    _ rows: inout CoupledRows, from firstRow: OptionalIndex, _ columnCount: Int
  ) {
    rowOfColumn.fill(columnCount, with: .none)
    let all = rows.rows.span
    var link = firstRow
    while let index = link.index {
      all[index].duplicate = .none
      all[index].ratio = 0
      let column = columnOfRoot[rows.terms(of: all[index])[0].root].unwrapped
      if let existing = rowOfColumn[column].index,
        let ratio = ratio(rows.terms(of: all[index]), rows.terms(of: all[existing]))
      {
        all[index].ratio = ratio
        all[index].duplicate = all[existing].duplicate
        all[existing].duplicate = OptionalIndex(index)
      } else {
        rowOfColumn[column] = OptionalIndex(index)
      }
      link = all[index].next
    }
  }

  /// Returns the ratio of two left sides, if they are multiples of each other.
  private func ratio(
    _ terms: UncheckedSpan<ReducedTerm>, _ others: UncheckedSpan<ReducedTerm>
  ) -> Double? {
    if terms.count != others.count { return nil }
    let ratio = terms[0].coefficient / others[0].coefficient
    for index in 0..<terms.count {
      if terms[index].root != others[index].root { return nil }
      let expected = ratio * others[index].coefficient
      if abs(terms[index].coefficient - expected) > 1e-13 * abs(expected) { return nil }
    }
    return ratio
  }

  /// Adds a row with its duplicates.
  private func addRow(
    _ row: CoupledRow, _ program: inout PiecewiseLinearProgram, _ rows: inout CoupledRows
  ) {
    program.beginRow()
    let terms = rows.terms(of: row)
    for position in 0..<terms.count {
      program.add(
        MatrixEntry(
          coefficient: terms[position].coefficient,
          column: columnOfRoot[terms[position].root].unwrapped))
    }
    program.add(row.breakpoint(ratio: 1))
    var duplicate = row.duplicate
    while let index = duplicate.index {
      let other = rows.rows[index]
      program.add(other.breakpoint(ratio: other.ratio))
      duplicate = other.duplicate
    }
    program.endRow()
  }

  /// Adds a root with its bounds and goals.
  private func addColumn(
    _ root: Int32, _ program: inout PiecewiseLinearProgram, _ rows: inout CoupledRows,
    _ problem: Problem, _ substitutions: inout Substitutions
  ) {
    let bounds = substitutions.required.bounds[root]
    if let lowerBy = bounds.lowerBy.index {
      addBound(lowerBy, at: bounds.lower, .greaterOrEqual, &program, problem, &substitutions)
    }
    if let upperBy = bounds.upperBy.index {
      addBound(upperBy, at: bounds.upper, .lessOrEqual, &program, problem, &substitutions)
    }
    var link = bounds.firstGoal
    while let index = link.index {
      program.add(rows.breakpoints[index])
      link = rows.breakpoints[index].next
    }
    program.endColumn()
  }

  /// Adds one bound of a root.
  private func addBound(
    _ constraint: Int32, at position: Double, _ relation: Relation,
    _ program: inout PiecewiseLinearProgram, _ problem: Problem,
    _ substitutions: inout Substitutions
  ) {
    let reduced = substitutions.reduce(problem.row(constraint), problem)
    program.add(
      Breakpoint(
        position: position,
        rowScale: reduced.count == 1 ? reduced.first.coefficient : 1, weight: 1,
        constraint: constraint, level: 0, next: .none, relation: relation))
  }
}
