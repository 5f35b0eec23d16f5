import ConstraintSolver

/// A variable and a distance from it: an edge of a view, a margin or a guide.
struct Edge {
  var variable: Variable
  /// The offset in points.
  var offset = 0.0

  static func + (lhs: Edge, rhs: Double) -> Edge {
    Edge(variable: lhs.variable, offset: lhs.offset + rhs)
  }

  static func - (lhs: Edge, rhs: Double) -> Edge {
    Edge(variable: lhs.variable, offset: lhs.offset - rhs)
  }
}

/// A linear combination of variables and a constant: one side of a constraint.
///
/// The terms are stored inline, with a capacity that no layout constraint exceeds, so that building
/// a system allocates no memory for them.
struct LinearForm {
  /// The maximum number of terms: `equalCentering` compares two distances of centers, with two
  /// edges each.
  private static let capacity = 8

  private var storage = InlineArray<8, Term>(repeating: Term(Variable(index: 0), 0))
  private(set) var count = 0
  /// The constant in points.
  var constant: Double

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// Creates the form of an edge.
  init(_ edge: Edge) {
    constant = edge.offset
    append(Term(edge.variable, 1))
  }

  /// Creates the form of the distance from one edge to another.
  init(from leading: Edge, to trailing: Edge) {
    constant = trailing.offset - leading.offset
    append(Term(trailing.variable, 1))
    append(Term(leading.variable, -1))
  }

  /// Creates the form of the middle between two edges.
  init(between leading: Edge, and trailing: Edge) {
    constant = (leading.offset + trailing.offset) * 0.5
    append(Term(leading.variable, 0.5))
    append(Term(trailing.variable, 0.5))
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
  mutating func add(_ other: borrowing LinearForm, times factor: Double) {
    for index in 0..<other.count {
      let term = other.storage[index]
      append(Term(term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  static func + (lhs: consuming LinearForm, rhs: borrowing LinearForm) -> LinearForm {
    lhs.add(rhs, times: 1)
    return lhs
  }

  static func - (lhs: consuming LinearForm, rhs: borrowing LinearForm) -> LinearForm {
    lhs.add(rhs, times: -1)
    return lhs
  }

  static func * (lhs: consuming LinearForm, rhs: Double) -> LinearForm {
    for index in 0..<lhs.count { lhs.storage[index].coefficient *= rhs }
    lhs.constant *= rhs
    return lhs
  }

  static func + (lhs: consuming LinearForm, rhs: Double) -> LinearForm {
    lhs.constant += rhs
    return lhs
  }

  static func - (lhs: consuming LinearForm, rhs: Double) -> LinearForm {
    lhs.constant -= rhs
    return lhs
  }
}
