/// The nodes of an `AffineUnionFind` by variable, preceded by `UnionFindNode.parentOfValues`.
///
/// Since all known values have a root, as if they were multiples of it, code that follows a node to
/// its parent need not check whether there is one.
struct UnionFindNodes: BitwiseCopyable {
  private let all: UncheckedSpan<UnionFindNode>

  /// Creates the nodes in memory that contains one for each variable, and one before them.
  @inline(__always)
  init(_ all: UncheckedSpan<UnionFindNode>) {
    self.all = all
  }

  /// The number of variables.
  @inline(__always)
  var count: Int { all.count &- 1 }

  /// Accesses the node of a parent, or `UnionFindNode.parentOfValues` if there is none.
  @inline(__always)
  subscript(parent: OptionalIndex) -> UnionFindNode {
    get { all[Int(parent.rawValue) &+ 1] }
    nonmutating _modify { yield &all[Int(parent.rawValue) &+ 1] }
  }

  /// Accesses the node of a variable.
  @inline(__always)
  subscript(variable: Int32) -> UnionFindNode {
    get { all[Int(variable) &+ 1] }
    nonmutating _modify { yield &all[Int(variable) &+ 1] }
  }

  /// Accesses the node of a variable.
  @inline(__always)
  subscript(variable: Int) -> UnionFindNode {
    get { all[variable &+ 1] }
    nonmutating _modify { yield &all[variable &+ 1] }
  }
}
