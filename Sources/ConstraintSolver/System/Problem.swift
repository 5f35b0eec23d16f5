/// A borrowed view of a system during a solve.
struct Problem {
  let rows: UnsafeBufferPointer<ConstraintRow>
  let terms: UnsafeBufferPointer<Term>
  let chains: UnsafeBufferPointer<LevelChain>
  let affineConstants: UnsafeBufferPointer<AffineForm>
  let variableCount: Int
  let magnitude: Double

  /// The row of a constraint.
  @inline(__always)
  func row(_ index: Int32) -> ConstraintRow {
    rows.baseAddress.unsafelyUnwrapped[Int(index)]
  }

  /// The term at a position among the terms of all constraints.
  @inline(__always)
  func term(_ index: Int32) -> Term {
    terms.baseAddress.unsafelyUnwrapped[Int(index)]
  }

  /// The constant of a constraint as a function of the parameters.
  @inline(__always)
  func form(_ row: ConstraintRow) -> AffineForm {
    row.affine < 0 ? AffineForm(row.constant) : affineConstants[Int(row.affine)]
  }
}
