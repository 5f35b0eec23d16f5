/// The substitutions of variables, and rows after substitution.
///
/// Required constraints come first; the decisions of weaker levels about the remaining roots are a
/// second elimination on top, which can be undone separately.
struct Substitutions: ~Copyable {
  /// The substitutions determined by required constraints.
  var required = AffineUnionFind()
  /// The substitutions decided by weaker levels.
  var decided = AffineUnionFind()
  /// The roots of the row last reduced, if it has three or more.
  private(set) var terms = Buffer<ReducedTerm>()
  /// For each of them, if several terms were summed, the sum of the absolute values of the summands
  /// of its coefficient, with which cancellation is judged.
  private var magnitudes = Buffer<Double>()
  /// The index in `terms` at which each root may be.
  private var slots = Buffer<Int32>()
  /// An amount that is added to the magnitude of every value when rounding is judged: a fraction of
  /// the largest number of the system.
  private var roundoff = 0.0

  init() {
    terms.resize(to: Int(Substitutions.shortLength))
    magnitudes.resize(to: Int(Substitutions.shortLength))
  }

  /// Begins with every variable as a root.
  mutating func begin(_ problem: Problem) {
    required.reset(count: problem.variableCount)
    decided.removePivots()
    if slots.count < problem.variableCount { slots.fill(problem.variableCount, with: 0) }
    // Beyond this limit, a single row of unusual scale would excuse errors of others.
    roundoff = 1e-4 * min(problem.magnitude, 1e9)
  }

  /// Returns the substitution of a variable after required constraints and decisions.
  @inline(__always)
  mutating func findDecided(_ variable: Int32) -> AffineSubstitution {
    let first = required.find(variable)
    guard let root = first.root.index else { return first }
    let second = decided.find(root)
    return AffineSubstitution(
      root: second.root, scale: first.scale * second.scale,
      offset: first.scale * second.offset + first.offset)
  }

  /// Expresses a constraint in the roots that required constraints leave, or with `decidedToo` in
  /// those that are still undecided; three or more roots are left in `terms`.
  ///
  /// With `isTrailed`, changes on the way are recorded. Which variables have values differs from
  /// constraint to constraint, so no branch depends on it before the roots are counted.
  @inline(__always)
  mutating func reduce(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool = false, isTrailed: Bool = false
  ) -> ReducedRow {
    switch row.termCount {
    case 1:
      let own = problem.terms[row.firstTerm]
      let only = replacement(of: own, decidedToo: decidedToo, isTrailed: isTrailed)
      let term = ReducedTerm(coefficient: own.coefficient * only.scale, root: only.root.rawValue)
      return ReducedRow(
        constant: row.constant + own.coefficient * only.offset, count: only.root.isNone ? 0 : 1,
        first: term, second: term)
    case 2: return reducePair(row, problem, decidedToo: decidedToo, isTrailed: isTrailed)
    case ...Substitutions.shortLength:
      return reduceSeveral(row, problem, decidedToo: decidedToo, isTrailed: isTrailed)
    default: return reduceLong(row, problem, decidedToo: decidedToo, isTrailed: isTrailed)
    }
  }

  /// Returns the substitution of a term's variable.
  @inline(__always)
  private mutating func replacement(
    of term: Term, decidedToo: Bool, isTrailed: Bool
  ) -> AffineSubstitution {
    decidedToo
      ? findDecided(term.variable.index)
      : required.findAny(term.variable.index, isTrailed: isTrailed)
  }

  /// Expresses a constraint with two terms in roots.
  @inline(__always)
  private mutating func reducePair(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool, isTrailed: Bool
  ) -> ReducedRow {
    let left = problem.terms[row.firstTerm]
    let right = problem.terms[row.firstTerm &+ 1]
    let own = replacement(of: left, decidedToo: decidedToo, isTrailed: isTrailed)
    let other = replacement(of: right, decidedToo: decidedToo, isTrailed: isTrailed)
    let constant =
      row.constant + left.coefficient * own.offset + right.coefficient * other.offset
    let first = ReducedTerm(coefficient: left.coefficient * own.scale, root: own.root.rawValue)
    let second = ReducedTerm(
      coefficient: right.coefficient * other.scale, root: other.root.rawValue)
    if own.root.isNone {
      return ReducedRow(
        constant: constant, count: other.root.isNone ? 0 : 1, first: second, second: second)
    }
    if other.root.isNone {
      return ReducedRow(constant: constant, count: 1, first: first, second: first)
    }
    if first.root != second.root {
      return ReducedRow(constant: constant, count: 2, first: first, second: second)
    }
    let sum = first.coefficient + second.coefficient
    let isCancelled = abs(sum) <= 1e-12 * (abs(first.coefficient) + abs(second.coefficient))
    let term = ReducedTerm(coefficient: sum, root: first.root)
    return ReducedRow(constant: constant, count: isCancelled ? 0 : 1, first: term, second: term)
  }

  /// Expresses a constraint with several terms in roots.
  @inline(__always)
  private mutating func reduceSeveral(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool, isTrailed: Bool
  ) -> ReducedRow {
    let terms = terms.span
    var constant = row.constant
    var count = 0
    // A bit for each root, or shared by several.
    var seen: UInt64 = 0
    var repeated: UInt64 = 0
    for term in problem.terms(of: row) {
      let replacement = replacement(of: term, decidedToo: decidedToo, isTrailed: isTrailed)
      constant += term.coefficient * replacement.offset
      let root = replacement.root.rawValue
      terms[count] = ReducedTerm(coefficient: term.coefficient * replacement.scale, root: root)
      // 1 if a root remains. A condition would become a branch.
      let isLeft = ~UInt32(bitPattern: root) >> 31
      count &+= Int(isLeft)
      let mark = UInt64(isLeft) &<< UInt64(truncatingIfNeeded: root)
      repeated |= seen & mark
      seen |= mark
    }
    if repeated != 0 { count = addUp(count) }
    return ReducedRow(constant: constant, count: count, first: terms[0], second: terms[1])
  }

  /// Adds up the coefficients of equal roots, and returns the number of remaining roots.
  @inline(never)
  private mutating func addUp(_ count: Int) -> Int {
    let terms = terms.span
    let magnitudes = magnitudes.span
    var retained = 0
    for position in 0..<count {
      let term = terms[position]
      var slot = 0
      while slot < retained, terms[slot].root != term.root { slot += 1 }
      if slot < retained {
        terms[slot].coefficient += term.coefficient
        magnitudes[slot] += abs(term.coefficient)
      } else {
        terms[retained] = term
        magnitudes[retained] = abs(term.coefficient)
        retained += 1
      }
    }
    return retained == count ? count : dropCancelled(retained)
  }

  /// Returns the distance from zero up to which the constant of a constraint counts as zero after
  /// substitution: a fraction of the magnitude of the numbers of which it is the sum.
  ///
  /// It is rarely required, and computed only on demand.
  @inline(never)
  mutating func tolerance(
    of row: ConstraintRow, _ problem: Problem, decidedToo: Bool = false
  ) -> Double {
    var magnitude = abs(row.constant)
    for term in problem.terms(of: row) {
      let replacement = replacement(of: term, decidedToo: decidedToo, isTrailed: false)
      magnitude += abs(term.coefficient) * (abs(replacement.offset) + roundoff)
    }
    return 1e-9 * magnitude
  }

  /// Returns the single root of a constraint with one term, with the remaining constant, or `nil`
  /// if the value of its variable is determined or decided.
  @inline(__always)
  mutating func reduceSingleton(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool
  ) -> (term: ReducedTerm, constant: Double)? {
    let term = problem.terms(of: row)[0]
    let first = required.find(term.variable.index)
    guard let root = first.root.index else { return nil }
    let coefficient = term.coefficient * first.scale
    if coefficient == 0 { return nil }
    let constant = row.constant + term.coefficient * first.offset
    if !decidedToo {
      return (ReducedTerm(coefficient: coefficient, root: root), constant)
    }
    let second = decided.find(root)
    guard let decidedRoot = second.root.index else { return nil }
    return (
      ReducedTerm(coefficient: coefficient * second.scale, root: decidedRoot),
      constant + coefficient * second.offset
    )
  }

  /// Returns the last three roots of the row that was reduced last, which it can watch.
  @inline(__always)
  func watchable(_ row: ReducedRow) -> UncheckedSpan<ReducedTerm> {
    terms.span.part(from: row.count - 3, count: 3)
  }

  /// The number of terms up to which a constraint is searched for each of its roots.
  private static let shortLength: Int32 = 16

  /// Expresses a constraint with many terms in roots.
  @inline(never)
  private mutating func reduceLong(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool, isTrailed: Bool
  ) -> ReducedRow {
    if terms.count < Int(row.termCount) {
      terms.resize(to: Int(row.termCount))
      magnitudes.resize(to: Int(row.termCount))
    }
    let terms = terms.span
    let magnitudes = magnitudes.span
    let slots = slots.span
    var count = 0
    var constant = row.constant
    for term in problem.terms(of: row) {
      let replacement = replacement(of: term, decidedToo: decidedToo, isTrailed: isTrailed)
      constant += term.coefficient * replacement.offset
      guard let root = replacement.root.index else { continue }
      let coefficient = term.coefficient * replacement.scale
      let slot = Int(slots[root])
      if slot < count, terms[slot].root == root {
        terms[slot].coefficient += coefficient
        magnitudes[slot] += abs(coefficient)
      } else {
        slots[root] = Int32(count)
        terms[count] = ReducedTerm(coefficient: coefficient, root: root)
        magnitudes[count] = abs(coefficient)
        count += 1
      }
    }
    count = dropCancelled(count)
    return ReducedRow(constant: constant, count: count, first: terms[0], second: terms[1])
  }

  /// Removes the roots whose coefficients cancelled, and returns the number of remaining ones.
  @inline(__always)
  private mutating func dropCancelled(_ count: Int) -> Int {
    let terms = terms.span
    let magnitudes = magnitudes.span
    var retained = 0
    for position in 0..<count {
      let term = terms[position]
      if abs(term.coefficient) <= 1e-12 * magnitudes[position] { continue }
      terms[retained] = term
      retained += 1
    }
    return retained
  }
}
