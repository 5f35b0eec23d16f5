/// A proof that required constraints cannot all be satisfied: multiples of them, with the right
/// signs for inequalities, whose sum contains no variable and is a false statement about a number.
///
/// Such multipliers exist whenever the constraints are infeasible (J. Farkas, "Theorie der
/// einfachen Ungleichungen", Journal für die reine und angewandte Mathematik 124, 1902). The
/// simplex method or a bound yields those of the constraints in terms of roots; reversing the
/// elimination yields those of the equalities by which variables became roots. The sum is verified
/// with the constraints as they were added, so a proof is never trusted without verification.
struct FarkasCertificate: ~Copyable {
  /// A constraint and its multiplier.
  struct Member: BitwiseCopyable {
    var constraint: Int32
    var multiplier: Double
  }

  /// The multiplier of an elimination's pivot.
  struct Count: BitwiseCopyable {
    var value: Double
    /// The magnitude of the numbers of which `value` is the sum.
    var magnitude: Double
  }

  /// A range of members.
  struct Part: BitwiseCopyable {
    var first: Int32
    var end: Int32
  }

  /// The constraints that contradict each other in terms of roots.
  private var members = Buffer<Member>()
  /// The parts that are probably proofs by themselves.
  private(set) var parts = Buffer<Part>()
  /// The constraints of the last verified proof.
  private(set) var support = Buffer<Int32>()
  private var trace = EliminationTrace()
  /// The multiplier of each pivot.
  private var counts = Buffer<Count>()
  /// The coefficients of the sum by variable, with the magnitudes of their summands.
  private var coefficients = Buffer<Double>()
  private var magnitudes = Buffer<Double>()
  /// The multipliers after substitution of expressed variables.
  private var carried = Buffer<Double>()
  private var carriedMagnitudes = Buffer<Double>()
  /// The constant of the sum, with the magnitude of its summands.
  private var constant = 0.0
  private var constantMagnitude = 0.0

  /// Removes the proof.
  mutating func removeAll() {
    members.removeAll()
    parts.removeAll()
  }

  /// The number of contradicting constraints in terms of roots.
  var memberCount: Int { members.count }

  /// Records that the members from `first` on are probably a proof by themselves.
  mutating func endPart(from first: Int) {
    parts.append(Part(first: Int32(first), end: Int32(members.count)))
  }

  /// Adds a constraint.
  mutating func add(_ constraint: Int32, multiplier: Double) {
    members.append(Member(constraint: constraint, multiplier: multiplier))
  }

  /// Returns the newest constraint of the proof, or `nil` if there is none or rounding makes it
  /// uncertain; `pivots` are those of the elimination.
  mutating func newest(_ problem: Problem, _ pivots: borrowing Buffer<Pivot>) -> Int32? {
    support.removeAll()
    if members.count == 0 || !trace.run(problem, pivots) { return nil }
    return newest(
      of: Part(first: 0, end: Int32(members.count)), problem, pivots)
  }

  /// Verifies the parts, if several are proofs by themselves, and writes the witnesses against
  /// constraints to `proofs`.
  ///
  /// All other constraints of a part are witnesses against its newest one.
  ///
  /// - Returns: Whether there are several, and rounding makes none of them uncertain.
  mutating func collectProofs(
    _ problem: Problem, _ pivots: borrowing Buffer<Pivot>,
    proofs: inout Buffer<InfeasibilityWitness>
  ) -> Bool {
    if parts.count < 2 || !trace.run(problem, pivots) { return false }
    for part in 0..<parts.count {
      guard let newest = newest(of: parts[part], problem, pivots) else { return false }
      for position in 0..<support.count where support[position] != newest {
        proofs.append(InfeasibilityWitness(excluded: newest, witness: support[position]))
      }
    }
    return true
  }

  /// Returns the newest constraint of the proof that consists of some members.
  private mutating func newest(
    of part: Part, _ problem: Problem, _ pivots: borrowing Buffer<Pivot>
  ) -> Int32? {
    support.removeAll()
    coefficients.fill(problem.variableCount, with: 0)
    magnitudes.fill(problem.variableCount, with: 0)
    constant = 0
    constantMagnitude = 0
    var newest: Int32?
    for position in part.first..<part.end {
      let member = members[position]
      let row = problem.row(member.constraint)
      if row.relation == .greaterOrEqual && member.multiplier > 0 { return nil }
      if row.relation == .lessOrEqual && member.multiplier < 0 { return nil }
      add(row, times: member.multiplier, problem)
      support.append(member.constraint)
      newest = max(newest ?? 0, member.constraint)
    }
    carry(pivots)
    for position in stride(from: pivots.count - 1, through: 0, by: -1) {
      let count = counts[position]
      if abs(count.value) <= 1e-10 * count.magnitude { continue }
      guard let constraint = pivots[position].constraint.index else { return nil }
      let row = problem.row(constraint)
      let multiplier = -count.value / trace.steps[position].coefficient
      add(row, times: multiplier, problem)
      support.append(constraint)
      newest = max(newest ?? 0, constraint)
      uncount(row, times: multiplier, problem, before: position)
    }
    return constant > 1e-8 * constantMagnitude && cancels(problem) ? newest : nil
  }

  /// Computes the multiplier of each pivot for which its variable cancels.
  private mutating func carry(_ pivots: borrowing Buffer<Pivot>) {
    carried.copy(coefficients)
    carriedMagnitudes.copy(magnitudes)
    counts.resize(to: pivots.count)
    for position in 0..<pivots.count {
      let variable = pivots[position].variable
      let count = Count(value: carried[variable], magnitude: carriedMagnitudes[variable])
      counts[position] = count
      let step = trace.steps[position]
      guard let parent = step.parent.index, count.magnitude != 0 else { continue }
      carried[parent] += step.scale * count.value
      carriedMagnitudes[parent] += abs(step.scale) * count.magnitude
    }
  }

  /// Corrects the multipliers after a row was added: those of the pivots that express its variables
  /// were too large.
  private mutating func uncount(
    _ row: ConstraintRow, times multiplier: Double, _ problem: Problem, before position: Int
  ) {
    for term in problem.terms(of: row) {
      var factor = multiplier * term.coefficient
      var variable = OptionalIndex(term.variable.index)
      while let earlier = trace.step(of: variable, before: position) {
        counts[earlier].value += factor
        counts[earlier].magnitude += abs(factor)
        factor *= trace.steps[earlier].scale
        variable = trace.steps[earlier].parent
      }
    }
  }

  /// Adds a multiple of a constraint to the sum.
  private mutating func add(
    _ row: ConstraintRow, times multiplier: Double, _ problem: Problem
  ) {
    constant += multiplier * row.constant
    constantMagnitude += abs(multiplier * row.constant)
    for term in problem.terms(of: row) {
      coefficients[term.variable.index] += multiplier * term.coefficient
      magnitudes[term.variable.index] += abs(multiplier * term.coefficient)
    }
  }

  /// Returns whether the coefficients of all variables cancel.
  private mutating func cancels(_ problem: Problem) -> Bool {
    for variable in 0..<problem.variableCount
    where abs(coefficients[variable]) > 1e-9 * magnitudes[variable] { return false }
    return true
  }
}
