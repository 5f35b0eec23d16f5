/// What variables are replaced by, and rows after the replacement.
///
/// Required constraints come first; what weaker levels decide of the roots that these leave is a second
/// elimination on top, which can be taken back without the first.
struct Substitutions: ~Copyable {
  /// What required constraints determine.
  var required = AffineUnionFind()
  /// What is decided of the roots that they leave.
  var decided = AffineUnionFind()
  /// The roots of the row last reduced.
  private(set) var terms = Buffer<ReducedTerm>()
  /// Where in `terms` each root may be.
  private var slots = Buffer<Int32>()
  /// What is added to the size of every value when rounding is judged: a fraction of the largest
  /// number of the system.
  private var roundoff = 0.0

  init() {
    terms.resize(to: Int(Substitutions.shortLength))
  }

  /// Begins with every variable on its own.
  mutating func begin(_ problem: Problem) {
    required.reset(count: problem.variableCount)
    decided.removePivots()
    if slots.count < problem.variableCount { slots.fill(problem.variableCount, with: 0) }
    // Beyond this, a single row of odd scale would excuse errors of others.
    roundoff = 1e-4 * min(problem.magnitude, 1e9)
  }

  /// What a variable is replaced by after required constraints and decisions.
  @inline(__always)
  mutating func findDecided(_ variable: Int32) -> AffineSubstitution {
    let first = required.find(variable)
    if first.root < 0 { return first }
    let second = decided.find(first.root)
    return AffineSubstitution(
      root: second.root, scale: first.scale * second.scale,
      offset: first.scale * second.offset + first.offset)
  }

  /// Expresses a constraint in the roots that required constraints leave, or with `decidedToo` in
  /// those that are still undecided; its roots are left in `terms`.
  ///
  /// With `isTrailed`, it is noted what changes on the way.
  @inline(__always)
  mutating func reduce(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool = false, isTrailed: Bool = false
  ) -> ReducedRow {
    if row.termCount > Substitutions.shortLength {
      return reduceLong(row, problem, decidedToo: decidedToo, isTrailed: isTrailed)
    }
    if !decidedToo, row.termCount > 2 { return reduceSeveral(row, problem, isTrailed: isTrailed) }
    let terms = terms.span
    var constant = row.constant
    var magnitude = abs(constant)
    var count = 0
    var meetsAgain = false
    for term in problem.terms(of: row) {
      let replacement =
        decidedToo
        ? findDecided(term.variable.index)
        : required.find(term.variable.index, isTrailed: isTrailed)
      constant += term.coefficient * replacement.offset
      magnitude += abs(term.coefficient) * (abs(replacement.offset) + roundoff)
      if replacement.root < 0 { continue }
      let coefficient = term.coefficient * replacement.scale
      var slot = 0
      while slot < count, terms[slot].root != replacement.root { slot += 1 }
      if slot < count {
        terms[slot].coefficient += coefficient
        terms[slot].magnitude += abs(coefficient)
        meetsAgain = true
      } else {
        terms[count] = ReducedTerm(
          coefficient: coefficient, magnitude: abs(coefficient), root: replacement.root)
        count += 1
      }
    }
    if meetsAgain { count = dropCancelled(count) }
    return ReducedRow(constant: constant, magnitude: magnitude, count: count)
  }

  /// Expresses a constraint of some terms in the roots that required constraints leave.
  ///
  /// Which of its variables have values is different from constraint to constraint, so no branch depends on it.
  @inline(__always)
  private mutating func reduceSeveral(
    _ row: ConstraintRow, _ problem: Problem, isTrailed: Bool
  ) -> ReducedRow {
    let terms = terms.span
    var constant = row.constant
    var magnitude = abs(constant)
    var count = 0
    // A bit for each root, or for several.
    var seen: UInt64 = 0
    var repeated: UInt64 = 0
    for term in problem.terms(of: row) {
      let replacement = required.findAny(term.variable.index, isTrailed: isTrailed)
      constant += term.coefficient * replacement.offset
      magnitude += abs(term.coefficient) * (abs(replacement.offset) + roundoff)
      let coefficient = term.coefficient * replacement.scale
      terms[count] = ReducedTerm(
        coefficient: coefficient, magnitude: abs(coefficient), root: replacement.root)
      // 1 if a root is left. A condition would become a branch.
      let isLeft = ~UInt32(bitPattern: replacement.root) >> 31
      count &+= Int(isLeft)
      let mark = UInt64(isLeft) &<< UInt64(truncatingIfNeeded: replacement.root)
      repeated |= seen & mark
      seen |= mark
    }
    if repeated != 0 { count = addUp(count) }
    return ReducedRow(constant: constant, magnitude: magnitude, count: count)
  }

  /// Adds up the coefficients of equal roots; how many roots remain.
  @inline(never)
  private mutating func addUp(_ count: Int) -> Int {
    let terms = terms.span
    var kept = 0
    for position in 0..<count {
      let term = terms[position]
      var slot = 0
      while slot < kept, terms[slot].root != term.root { slot += 1 }
      if slot < kept {
        terms[slot].coefficient += term.coefficient
        terms[slot].magnitude += term.magnitude
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    return kept == count ? count : dropCancelled(kept)
  }

  /// The one root of a constraint of one term, with the constant left over; `nil` if the value of
  /// its variable is known to the required constraints or decided.
  @inline(__always)
  mutating func reduceSingleton(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool
  ) -> (term: ReducedTerm, constant: Double)? {
    let term = problem.terms(of: row)[0]
    let first = required.find(term.variable.index)
    if first.root < 0 { return nil }
    let coefficient = term.coefficient * first.scale
    if coefficient == 0 { return nil }
    let constant = row.constant + term.coefficient * first.offset
    if !decidedToo {
      return (ReducedTerm(coefficient: coefficient, magnitude: 0, root: first.root), constant)
    }
    let second = decided.find(first.root)
    if second.root < 0 { return nil }
    return (
      ReducedTerm(coefficient: coefficient * second.scale, magnitude: 0, root: second.root),
      constant + coefficient * second.offset
    )
  }

  /// The last three roots of the row last reduced, for it to watch.
  @inline(__always)
  func watchable(_ row: ReducedRow) -> UncheckedSpan<ReducedTerm> {
    terms.span.part(from: row.count - 3, count: 3)
  }

  /// Up to how many terms a constraint is looked through for each of its roots.
  private static let shortLength: Int32 = 16

  /// Expresses a constraint of many terms in roots.
  @inline(never)
  private mutating func reduceLong(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool, isTrailed: Bool
  ) -> ReducedRow {
    if terms.count < Int(row.termCount) { terms.resize(to: Int(row.termCount)) }
    let terms = terms.span
    let slots = slots.span
    var count = 0
    var constant = row.constant
    var magnitude = abs(constant)
    for term in problem.terms(of: row) {
      let variable = term.variable.index
      let replacement =
        decidedToo ? findDecided(variable) : required.find(variable, isTrailed: isTrailed)
      constant += term.coefficient * replacement.offset
      magnitude += abs(term.coefficient) * (abs(replacement.offset) + roundoff)
      if replacement.root < 0 { continue }
      let coefficient = term.coefficient * replacement.scale
      let slot = Int(slots[replacement.root])
      if slot < count, terms[slot].root == replacement.root {
        terms[slot].coefficient += coefficient
        terms[slot].magnitude += abs(coefficient)
      } else {
        slots[replacement.root] = Int32(count)
        terms[count] = ReducedTerm(
          coefficient: coefficient, magnitude: abs(coefficient), root: replacement.root)
        count += 1
      }
    }
    return ReducedRow(constant: constant, magnitude: magnitude, count: dropCancelled(count))
  }

  /// Removes the roots whose coefficients cancelled; how many remain.
  @inline(never)
  private mutating func dropCancelled(_ count: Int) -> Int {
    let terms = terms.span
    var kept = 0
    for position in 0..<count {
      let term = terms[position]
      if abs(term.coefficient) <= 1e-12 * term.magnitude { continue }
      terms[kept] = term
      kept += 1
    }
    return kept
  }
}
