import ConstraintSolver

/// A sum of variables times numbers, and a constant: one side of a constraint.
struct LinearForm {
  var terms: [Term]
  /// Points.
  var constant: AffineForm

  init(_ terms: [Term] = [], constant: AffineForm = .zero) {
    self.terms = terms
    self.constant = constant
  }

  init(_ variable: Variable, plus constant: Double = 0) {
    terms = [Term(variable, 1)]
    self.constant = AffineForm(constant)
  }

  static func + (lhs: LinearForm, rhs: LinearForm) -> LinearForm {
    LinearForm(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  static func - (lhs: LinearForm, rhs: LinearForm) -> LinearForm {
    lhs + rhs * -1
  }

  static func * (lhs: LinearForm, rhs: Double) -> LinearForm {
    LinearForm(
      lhs.terms.map { Term($0.variable, $0.coefficient * rhs) }, constant: lhs.constant * rhs)
  }

  static func + (lhs: LinearForm, rhs: Double) -> LinearForm {
    LinearForm(lhs.terms, constant: lhs.constant + AffineForm(rhs))
  }

  static func - (lhs: LinearForm, rhs: Double) -> LinearForm {
    lhs + -rhs
  }
}
