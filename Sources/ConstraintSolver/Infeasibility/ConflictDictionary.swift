/// Required constraints as a dictionary: every basic variable is a linear combination of the
/// nonbasic ones and a constant.
///
/// The variables are those of the system, which may have any value and never leave the basis, and
/// the slacks of the constraints. The dictionary describes a point that satisfies all constraints
/// except the last, the goal. Values are stored instead of constants. It is dense, column by
/// column, and skips zeros.
///
/// V. Chvátal, Linear Programming, Freeman 1983, chapter 2 (dictionaries).
struct ConflictDictionary: ~Copyable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  private var entries = Buffer<Double>()
  /// The basic variable of each row.
  private(set) var basic = Buffer<Int32>()
  /// The nonbasic variable of each column.
  private(set) var nonbasic = Buffer<Int32>()
  /// The variables of the system, and after them the slacks.
  private(set) var variables = Buffer<ConflictVariable>()
  /// The scale factor of each constraint, with which its largest coefficient is about 1.
  private(set) var scales = Buffer<Double>()
  private var nonzeros = Buffer<Int32>()

  /// The threshold below which a number counts as zero next to 1.
  static let least = 1e-9

  /// Returns the slack of a constraint.
  @inline(__always)
  func slack(of constraint: Int) -> Int { columnCount + constraint }

  /// The constraint that is violated.
  @inline(__always)
  var goal: Int { rowCount - 1 }

  /// The row of the goal, whose slack is always basic.
  @inline(__always)
  var goalRow: Int {
    switch variables[slack(of: goal)].location {
    case .row(let row): Int(row)
    case .column: preconditionFailure("the slack of the goal is basic")
    }
  }

  /// Returns the entries of a column.
  @inline(__always)
  func column(_ column: Int) -> UncheckedSpan<Double> {
    entries.span.part(from: column * rowCount, count: rowCount)
  }

  /// Loads a problem with all slacks as the basis, at a point that should satisfy all constraints
  /// except the last, and returns whether it does.
  mutating func load(_ problem: Problem, at point: UncheckedSpan<Double>) -> Bool {
    rowCount = problem.rows.count
    columnCount = problem.variableCount
    entries.fill(rowCount * columnCount, with: 0)
    basic.resize(to: rowCount)
    nonbasic.resize(to: columnCount)
    scales.resize(to: rowCount)
    variables.fill(rowCount + columnCount, with: ConflictVariable(value: 0, location: .row(0)))
    for column in 0..<columnCount {
      nonbasic[column] = Int32(column)
      variables[column] = ConflictVariable(value: point[column], location: .column(Int32(column)))
    }
    for row in 0..<rowCount where !load(row, problem) && row != goal { return false }
    return variables[slack(of: goal)].error(of: variables[slack(of: goal)].value) > 0
  }

  /// Loads a constraint, and returns whether it is satisfied.
  private mutating func load(_ row: Int, _ problem: Problem) -> Bool {
    let constraint = problem.rows[row]
    let terms = problem.terms(of: constraint)
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    let scale =
      largest.isNormal ? Double(sign: .plus, exponent: -largest.exponent, significand: 1) : 1
    var value = scale * constraint.constant
    var magnitude = abs(value)
    for term in terms {
      let coefficient = scale * term.coefficient
      let product = coefficient * variables[term.variable.index].value
      entries[Int(term.variable.index) * rowCount + row] += coefficient
      value += product
      magnitude += abs(product)
    }
    var slack = ConflictVariable(value: value, location: .row(Int32(row)))
    slack.bind(to: constraint.relation)
    if abs(value) <= 1e-8 * magnitude { slack.value = 0 }
    let variable = self.slack(of: row)
    basic[row] = Int32(variable)
    scales[row] = scale
    variables[variable] = slack
    return slack.error(of: slack.value) == 0
  }

  /// Makes variables of the system basic, in exchange for the slacks of equalities.
  ///
  /// The point does not change, since these slacks are zero there.
  mutating func pivotEqualities(_ problem: Problem, effort: inout Int) {
    for row in 0..<goal where problem.rows[row].relation == .equal {
      if effort < 0 { return }
      var best: Int?
      var largest = 0.0
      for column in 0..<columnCount where nonbasic[column] < columnCount {
        let size = abs(entries[column * rowCount + row])
        if size > largest { (best, largest) = (column, size) }
      }
      effort -= columnCount
      if let best, largest > 1e-7 { pivot(row, best, effort: &effort) }
    }
  }

  /// Exchanges a basic and a nonbasic variable.
  mutating func pivot(_ row: Int, _ column: Int, effort: inout Int) {
    let own = self.column(column)
    let inverse = 1 / own[row]
    nonzeros.resize(to: rowCount)
    let nonzeros = nonzeros.span
    var count = 0
    for index in 0..<rowCount {
      nonzeros[count] = Int32(index)
      count &+= own[index] != 0 && index != row ? 1 : 0
    }
    var work = rowCount + columnCount
    for other in 0..<columnCount where other != column {
      let target = self.column(other)
      let head = target[row]
      if head == 0 { continue }
      let factor = -head * inverse
      target[row] = factor
      work += count
      for position in 0..<count {
        let index = Int(nonzeros[position])
        let old = target[index]
        let new = old + own[index] * factor
        target[index] = abs(new) <= 1e-11 * abs(old) ? 0 : new
      }
    }
    for position in 0..<count { own[Int(nonzeros[position])] *= inverse }
    own[row] = inverse
    effort -= work
    let (leaving, entering) = (basic[row], nonbasic[column])
    basic[row] = entering
    nonbasic[column] = leaving
    variables[entering].location = .row(Int32(row))
    variables[leaving].location = .column(Int32(column))
  }

  /// Moves a nonbasic variable, and all variables that depend on it.
  mutating func move(_ column: Int, by step: Double) {
    variables[nonbasic[column]].value += step
    let own = self.column(column)
    for row in 0..<rowCount where own[row] != 0 {
      variables[basic[row]].value += own[row] * step
    }
  }

  /// Sets a slack to the exact value at which its constraint is satisfied with equality.
  mutating func setExact(_ slack: Int32) {
    variables[slack].value = 0
  }

  /// Allows a constraint to be violated.
  mutating func release(_ constraint: Int) {
    variables[slack(of: constraint)].release()
  }

  /// Enforces a constraint again.
  mutating func bind(_ constraint: Int, to relation: Relation) {
    variables[slack(of: constraint)].bind(to: relation)
  }

  /// Copies another dictionary.
  mutating func copy(_ other: borrowing ConflictDictionary) {
    rowCount = other.rowCount
    columnCount = other.columnCount
    entries.copy(other.entries)
    basic.copy(other.basic)
    nonbasic.copy(other.nonbasic)
    variables.copy(other.variables)
    scales.copy(other.scales)
  }
}
