/// Linear constraints at ordered levels over a set of variables.
///
/// The system is flat storage: it is cheap to build, and `removeAll()` keeps its memory. It is
/// independent of solving; a `Solver` reads it.
public struct ConstraintSystem: Sendable {
  /// The number of variables.
  public private(set) var variableCount: Int32 = 0
  /// The constraints, in the order in which they were added.
  var rows: [ConstraintRow] = []
  /// The terms of all constraints, one constraint after another.
  var terms: [Term] = []
  /// The constants that depend on parameters.
  var affineConstants: [AffineForm] = []
  /// The constraints to which `affineConstants` belong.
  var affineRows: [Int32] = []
  /// The levels in use, strongest first; the first is always required.
  var chains: [LevelChain] = [ConstraintSystem.emptyRequiredChain]
  /// The fault that makes the system unsolvable regardless of its numbers, if there is one.
  var fault: SolverError?
  /// The largest distance that a constant can represent: constant divided by largest coefficient.
  var magnitude: Double = 0
  /// The largest distance that a constant independent of parameters can represent.
  private var constantMagnitude: Double = 0

  private static let emptyRequiredChain = LevelChain(
    strength: Level.required.strength, head: .none, tail: .none)

  /// Creates an empty system.
  public init() {}

  /// The parameters at which the system is solved.
  public var parameters = Parameters() {
    didSet { parametersChanged() }
  }

  /// The number of constraints.
  public var constraintCount: Int { rows.count }

  /// Adds a variable.
  public mutating func addVariable() -> Variable {
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds `count` variables and returns the first; the others follow it.
  @discardableResult
  public mutating func addVariables(_ count: Int) -> Variable {
    precondition(count >= 0, "a system cannot lose variables")
    variableCount += Int32(count)
    return Variable(index: variableCount - Int32(count))
  }

  /// Reserves capacity, so that adding constraints does not allocate memory.
  public mutating func reserveCapacity(constraints: Int, terms termCount: Int) {
    rows.reserveCapacity(constraints)
    terms.reserveCapacity(termCount)
  }

  /// Removes every variable and constraint but keeps the memory and the parameters.
  public mutating func removeAll() {
    variableCount = 0
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    affineConstants.removeAll(keepingCapacity: true)
    affineRows.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    chains.append(ConstraintSystem.emptyRequiredChain)
    fault = parameters.isFinite ? nil : .parameterNotFinite
    magnitude = 0
    constantMagnitude = 0
  }

  /// Adds `Σ terms + constant (relation) 0` at a level.
  @discardableResult
  public mutating func add(
    _ newTerms: [Term], _ relation: Relation, constant: AffineForm = 0, at level: Level = .required
  ) -> ConstraintIndex {
    add(newTerms.span, relation, constant: constant, at: level)
  }

  /// Adds `Σ terms + constant (relation) 0` at a level, without a separate allocation.
  @discardableResult
  public mutating func add(
    _ newTerms: Span<Term>, _ relation: Relation, constant: AffineForm = 0,
    at level: Level = .required
  ) -> ConstraintIndex {
    let first = terms.count
    for index in newTerms.indices { terms.append(newTerms[index]) }
    return finish(from: first, relation, constant, level)
  }

  /// Adds `term + constant (relation) 0` at a level.
  @discardableResult
  public mutating func add(
    _ term: Term, _ relation: Relation, constant: AffineForm = 0, at level: Level = .required
  ) -> ConstraintIndex {
    let first = terms.count
    terms.append(term)
    return finish(from: first, relation, constant, level)
  }

  /// Adds `first + second + constant (relation) 0` at a level.
  @discardableResult
  public mutating func add(
    _ firstTerm: Term, _ secondTerm: Term, _ relation: Relation, constant: AffineForm = 0,
    at level: Level = .required
  ) -> ConstraintIndex {
    let first = terms.count
    terms.append(firstTerm)
    terms.append(secondTerm)
    return finish(from: first, relation, constant, level)
  }

  /// Returns the terms of a constraint, as they were added.
  public func terms(of constraint: ConstraintIndex) -> ArraySlice<Term> {
    let row = rows[Int(constraint.index)]
    return terms[Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)]
  }

  /// Returns the level of a constraint.
  public func level(of constraint: ConstraintIndex) -> Level {
    Level(strength: rows[Int(constraint.index)].strength)
  }

  /// Returns the relation of a constraint's left side to zero.
  public func relation(of constraint: ConstraintIndex) -> Relation {
    rows[Int(constraint.index)].relation
  }

  /// Returns the constant of a constraint.
  public func constant(of constraint: ConstraintIndex) -> AffineForm {
    let row = rows[Int(constraint.index)]
    guard let affine = row.affine.index else { return AffineForm(row.constant) }
    return affineConstants[Int(affine)]
  }
}

extension ConstraintSystem {
  /// Stores the row whose first term has the index `first`, and checks its numbers.
  private mutating func finish(
    from first: Int, _ relation: Relation, _ constant: AffineForm, _ level: Level
  ) -> ConstraintIndex {
    let index = Int32(rows.count)
    var largest = 0.0
    var poison = 0.0
    for position in first..<terms.count {
      let term = terms[position]
      largest = max(largest, abs(term.coefficient))
      poison += term.coefficient * 0
      if UInt32(bitPattern: term.variable.index) >= UInt32(bitPattern: variableCount) {
        fault = fault ?? .unknownVariable(ConstraintIndex(index: index))
      }
    }
    var value = constant.constant
    var affine = OptionalIndex.none
    if !constant.isConstant {
      affine = OptionalIndex(Int32(affineConstants.count))
      affineConstants.append(constant)
      affineRows.append(index)
      value = constant.evaluate(at: parameters)
    }
    if poison != 0 || !constant.isFinite {
      fault = fault ?? .notFinite(ConstraintIndex(index: index))
    } else if largest > 0 {
      magnitude = max(magnitude, abs(value) / largest)
      if affine.isNone { constantMagnitude = max(constantMagnitude, abs(value) / largest) }
    }
    rows.append(
      ConstraintRow(
        constant: value, firstTerm: Int32(first), termCount: Int32(terms.count - first),
        next: .none, strength: level.strength, affine: affine, relation: relation))
    link(index, strength: level.strength)
    return ConstraintIndex(index: index)
  }

  /// Adds a constraint of another system at the required level, with its constant there.
  ///
  /// Its coefficients have been checked by the other system; a constant may have become too large
  /// there.
  ///
  /// - Parameters:
  ///   - row: The constraint.
  ///   - other: The system that contains it.
  ///   - names: The variable of this system that represents each of the other's.
  mutating func addRequired(
    _ row: ConstraintRow, of other: borrowing ConstraintSystem, naming names: borrowing [Variable]
  ) {
    let index = Int32(rows.count)
    let first = Int32(terms.count)
    var largest = 0.0
    for position in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
      let term = other.terms[position]
      largest = max(largest, abs(term.coefficient))
      terms.append(Term(names[Int(term.variable.index)], term.coefficient))
    }
    if !row.constant.isFinite {
      fault = fault ?? .notFinite(ConstraintIndex(index: index))
    } else if largest > 0 {
      magnitude = max(magnitude, abs(row.constant) / largest)
      constantMagnitude = max(constantMagnitude, abs(row.constant) / largest)
    }
    rows.append(
      ConstraintRow(
        constant: row.constant, firstTerm: first, termCount: row.termCount, next: .none,
        strength: Level.required.strength, affine: .none, relation: row.relation))
    link(index, strength: Level.required.strength)
  }

  /// Appends the row to the chain of its level, which is found by bisection.
  private mutating func link(_ index: Int32, strength: Int32) {
    var low = 0
    var high = chains.count
    while low < high {
      let middle = (low + high) / 2
      if chains[middle].strength > strength { low = middle + 1 } else { high = middle }
    }
    if low == chains.count || chains[low].strength != strength {
      chains.insert(LevelChain(strength: strength, head: .none, tail: .none), at: low)
    }
    let link = OptionalIndex(index)
    if let tail = chains[low].tail.index {
      rows[Int(tail)].next = link
    } else {
      chains[low].head = link
    }
    chains[low].tail = link
  }

  /// Updates the constants to the parameters.
  private mutating func parametersChanged() {
    if !parameters.isFinite {
      fault = fault ?? .parameterNotFinite
      return
    }
    if fault == .parameterNotFinite { fault = nil }
    magnitude = constantMagnitude
    for position in affineRows.indices {
      let row = Int(affineRows[position])
      let value = affineConstants[position].evaluate(at: parameters)
      rows[row].constant = value
      var largest = 0.0
      for term in terms(of: ConstraintIndex(index: Int32(row))) {
        largest = max(largest, abs(term.coefficient))
      }
      if largest > 0 { magnitude = max(magnitude, abs(value) / largest) }
    }
  }
}
