/// An edge of the polyhedron: a nonbasic variable and the way it moves.
struct Edge: BitwiseCopyable {
  /// The column of the tableau, twice, and one more where the variable falls.
  let index: Int32

  /// The column of the tableau.
  @inline(__always)
  var column: Int { Int(index >> 1) }

  /// 1 where the variable falls, else 0.
  @inline(__always)
  var side: Int { Int(index & 1) }

  /// -1 where the variable falls, else 1.
  @inline(__always)
  var sign: Double { side == 0 ? 1 : -1 }
}
