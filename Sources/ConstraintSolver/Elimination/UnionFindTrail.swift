/// The state of an `AffineUnionFind` before its last changes.
///
/// A constraint may contradict others only by its consequences. These are then undone, and the
/// elimination continues as if the constraint did not exist.
struct UnionFindTrail: ~Copyable {
  /// The previous state of a node.
  struct Change: BitwiseCopyable {
    var node: UnionFindNode
    var variable: Int32
  }

  /// The previous state of bounds.
  struct BoundsChange: BitwiseCopyable {
    var bounds: Bounds
    var root: Int32
  }

  private var changes = Buffer<Change>()
  private var boundsChanges = Buffer<BoundsChange>()

  /// The number of recorded changes.
  var count: Int { changes.count }

  /// Removes all changes.
  @inline(__always)
  mutating func removeAll() {
    changes.removeAll()
    boundsChanges.removeAll()
  }

  /// Records the node of a variable before it changes.
  @inline(__always)
  mutating func note(_ variable: Int32, _ node: UnionFindNode) {
    changes.append(Change(node: node, variable: variable))
  }

  /// Records the nodes of several roots before they change.
  @inline(__always)
  mutating func note(_ roots: UncheckedSpan<ReducedTerm>, _ nodes: UnionFindNodes) {
    let reserved = changes.reserved(for: roots.count)
    for position in 0..<roots.count {
      let root = roots[position].root
      reserved[position] = Change(node: nodes[root], variable: root)
    }
    changes.commit(roots.count)
  }

  /// Records the bounds of a root before they change.
  mutating func note(boundsOf root: Int32, _ bounds: Bounds) {
    boundsChanges.append(BoundsChange(bounds: bounds, root: root))
  }

  /// Undoes all changes, the last first.
  mutating func undo(_ nodes: UnionFindNodes, _ bounds: UncheckedSpan<Bounds>) {
    for position in stride(from: changes.count - 1, through: 0, by: -1) {
      let change = changes[position]
      // A root that was merged into another is not counted there any more.
      if change.node.parent == change.variable,
        let parent = nodes[change.variable].parent.index, parent != change.variable
      {
        nodes[parent].size -= change.node.size
      }
      nodes[change.variable] = change.node
    }
    for position in stride(from: boundsChanges.count - 1, through: 0, by: -1) {
      let change = boundsChanges[position]
      bounds[change.root] = change.bounds
    }
    removeAll()
  }
}
