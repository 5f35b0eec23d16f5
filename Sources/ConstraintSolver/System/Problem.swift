/// A borrowed view of a system during a solve.
struct Problem {
  let rows: UncheckedSpan<ConstraintRow>
  let terms: UncheckedSpan<Term>
  /// The levels in use, strongest first; the first is always required.
  let chains: UncheckedSpan<LevelChain>
  let affineConstants: UncheckedSpan<AffineForm>
  let variableCount: Int
  /// The largest distance that a constant can represent.
  let magnitude: Double

  /// Returns the row of a constraint.
  @inline(__always)
  func row(_ index: Int32) -> ConstraintRow { rows[index] }

  /// Returns the terms of a row.
  @inline(__always)
  func terms(of row: ConstraintRow) -> UncheckedSpan<Term> {
    terms.part(from: Int(row.firstTerm), count: Int(row.termCount))
  }

  /// Returns the constant of a row as a function of the parameters.
  func constant(of row: ConstraintRow) -> AffineForm {
    guard let affine = row.affine.index else { return AffineForm(row.constant) }
    return affineConstants[affine]
  }

  /// Returns the change of a row's constant with the parameters at two lanes; lane 0 means no
  /// parameter.
  @inline(__always)
  func sensitivity(of row: ConstraintRow, to lanes: (Int, Int)) -> SIMD2<Double> {
    guard let affine = row.affine.index else { return .zero }
    return affineConstants[affine].coefficients(at: lanes)
  }
}
