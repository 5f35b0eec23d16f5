import ConstraintSolver

/// A constraint with whole numbers, times a power of two.
struct ExactConstraint: CustomStringConvertible {
  var coefficients: [Int]
  var constant: Int
  /// The constraint passed to the solver is this one times `2^scale`.
  var scale = 0
  var relation: Relation
  var level: Level

  var description: String {
    "\(coefficients) + \(constant) \(relation) 0 ×2^\(scale) @\(level.strength)"
  }

  /// The system of these constraints for the solver under test.
  static func system(_ constraints: [ExactConstraint], variables: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    system.addVariables(variables)
    for constraint in constraints { constraint.add(to: &system) }
    return system
  }

  /// Adds the constraint to a system for the solver under test, with an affine form, in units of
  /// the constraint, added to its constant.
  func add(to system: inout ConstraintSystem, plus form: AffineForm = 0) {
    var terms: [Term] = []
    for (index, coefficient) in coefficients.enumerated() where coefficient != 0 {
      terms.append(Term(Variable(index: Int32(index)), Double(coefficient) * factor))
    }
    system.add(
      terms, relation, constant: AffineForm(Double(constant) * factor) + factor * form, at: level)
  }

  var factor: Double { Double(sign: .plus, exponent: scale, significand: 1) }
}
