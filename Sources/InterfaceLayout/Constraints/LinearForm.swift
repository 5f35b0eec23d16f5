import ConstraintSolver

/// A sum of variables times numbers, and a constant: one side of a constraint.
///
/// The terms stand in the form itself, which no constraint of a layout outgrows, so that building a
/// system allocates nothing for them.
struct LinearForm {
  /// The most terms: `equalCentering` compares two distances of centres, with two edges each.
  private static let capacity = 12

  private var storage = InlineArray<12, Term>(repeating: Term(Variable(index: 0), 0))
  private(set) var count = 0
  /// Points.
  var constant: Double

  /// A constant.
  init(constant: Double = 0) {
    self.constant = constant
  }

  /// A variable and a constant.
  init(_ variable: Variable, plus constant: Double = 0) {
    self.constant = constant
    append(Term(variable, 1))
  }

  /// Calls `body` with the terms.
  func withTerms<Result>(_ body: (Span<Term>) -> Result) -> Result {
    body(storage.span.extracting(first: count))
  }

  private mutating func append(_ term: Term) {
    precondition(count < Self.capacity, "a constraint of the layout has too many terms")
    storage[count] = term
    count += 1
  }

  /// Adds a multiple of another form.
  private mutating func add(_ other: LinearForm, times factor: Double) {
    for index in 0..<other.count {
      let term = other.storage[index]
      append(Term(term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  static func + (lhs: LinearForm, rhs: LinearForm) -> LinearForm {
    var sum = lhs
    sum.add(rhs, times: 1)
    return sum
  }

  static func - (lhs: LinearForm, rhs: LinearForm) -> LinearForm {
    var difference = lhs
    difference.add(rhs, times: -1)
    return difference
  }

  static func * (lhs: LinearForm, rhs: Double) -> LinearForm {
    var product = lhs
    for index in 0..<product.count { product.storage[index].coefficient *= rhs }
    product.constant *= rhs
    return product
  }

  static func + (lhs: LinearForm, rhs: Double) -> LinearForm {
    var sum = lhs
    sum.constant += rhs
    return sum
  }

  static func - (lhs: LinearForm, rhs: Double) -> LinearForm {
    lhs + -rhs
  }
}
