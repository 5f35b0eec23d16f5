/// An edge of the polyhedron: a nonbasic variable and its direction.
struct Edge: BitwiseCopyable {
  /// Twice the column of the tableau, plus one if the variable decreases.
  let index: Int32

  /// The column of the tableau.
  @inline(__always)
  var column: Int { Int(index >> 1) }

  /// 1 if the variable decreases, else 0.
  @inline(__always)
  var side: Int { Int(index & 1) }

  /// -1 if the variable decreases, else 1.
  @inline(__always)
  var sign: Double { side == 0 ? 1 : -1 }
}
