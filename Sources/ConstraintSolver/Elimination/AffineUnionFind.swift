/// Disjoint sets of variables that are connected by equalities over two variables: each variable is
/// a multiple of its set's root plus an offset, or a number.
///
/// Such an equality removes a variable without fill-in ("doubleton equations": E. D. Andersen and K.
/// D. Andersen, "Presolving in linear programming", Mathematical Programming 71, 1995). Union by size
/// with path compression: R. E. Tarjan, "Efficiency of a good but not linear set union algorithm",
/// Journal of the ACM 22 (1975).
struct AffineUnionFind: ~Copyable {
  private var memory = Buffer<UnionFindNode>()
  /// The bounds of roots.
  private(set) var bounds = Buffer<Bounds>()
  /// The applied constraints, and the root that each eliminated, in order.
  private(set) var pivots = Buffer<Pivot>()
  /// The rows over three and more roots.
  var deferred = DeferredRows()
  /// The changes since a constraint was applied, as far as they may have to be undone.
  private(set) var trail = UnionFindTrail()

  /// The nodes of all variables.
  @inline(__always)
  var nodes: UnionFindNodes { UnionFindNodes(memory.span) }

  /// Makes each of `count` variables a root without bounds.
  mutating func reset(count: Int) {
    prepare(count: count)
    let nodes = nodes
    let bounds = bounds.span
    var index = 0
    while index < count {
      nodes[index] = UnionFindNode(root: Int32(truncatingIfNeeded: index))
      bounds[index] = Bounds()
      index &+= 1
    }
  }

  /// Reserves memory for `count` variables, none of which is a root yet.
  mutating func prepare(count: Int) {
    memory.resize(to: count + 1)
    nodes[OptionalIndex.none] = .parentOfValues
    bounds.resize(to: count)
    pivots.removeAll()
    // Each eliminates a root.
    pivots.reserve(count)
    deferred.removeAll()
    trail.removeAll()
  }

  /// Removes the pivots.
  mutating func removePivots() {
    pivots.removeAll()
  }

  /// Makes one variable a root, with the first of the rows that watch it.
  @inline(__always)
  mutating func addRoot(_ root: Int32, _ limits: Bounds, firstWatch: OptionalIndex) {
    nodes[root] = UnionFindNode(root: root, firstWatch: firstWatch)
    bounds[root] = limits
    bounds[root].firstGoal = .none
  }

  /// Returns whether a variable is the root of its set.
  @inline(__always)
  func isRoot(_ variable: Int32) -> Bool { nodes[variable].parent == variable }

  /// Returns the substitution of a variable, compressing paths on the way, which is recorded if
  /// `isTrailed`.
  @inline(__always)
  mutating func find(_ variable: Int32, isTrailed: Bool = false) -> AffineSubstitution {
    let nodes = nodes
    let node = nodes[variable]
    if node.parent.isNone {
      return AffineSubstitution(root: .none, scale: 0, offset: node.offset)
    }
    if nodes[node.parent].parent == node.parent {
      return AffineSubstitution(root: node.parent, scale: node.scale, offset: node.offset)
    }
    return compress(variable, isTrailed: isTrailed)
  }

  /// Returns the same as `find`, without branches, for a variable of which it is unpredictable
  /// whether it has a value.
  @inline(__always)
  mutating func findAny(_ variable: Int32, isTrailed: Bool) -> AffineSubstitution {
    let nodes = nodes
    let node = nodes[variable]
    if nodes[node.parent].parent != node.parent {
      return compress(variable, isTrailed: isTrailed)
    }
    return AffineSubstitution(root: node.parent, scale: node.scale, offset: node.offset)
  }

  /// Lets every variable on the path point directly to the root, and returns the substitution.
  @inline(never)
  mutating func compress(_ variable: Int32, isTrailed: Bool) -> AffineSubstitution {
    let nodes = nodes
    let node = nodes[variable]
    let parent = nodes[node.parent]
    if parent.parent.isNone {
      // Most paths are short.
      let offset = node.scale * parent.offset + node.offset
      if isTrailed { trail.note(variable, node) }
      nodes[variable].parent = .none
      nodes[variable].scale = 0
      nodes[variable].offset = offset
      return AffineSubstitution(root: .none, scale: 0, offset: offset)
    }
    return compressLong(variable, isTrailed: isTrailed)
  }

  private mutating func compressLong(_ variable: Int32, isTrailed: Bool) -> AffineSubstitution {
    let nodes = nodes
    // Links are reversed on the way to the root, so that the path can be followed back.
    var current = variable
    var previous = OptionalIndex.none
    while let next = nodes[current].parent.index, next != current {
      if isTrailed { trail.note(current, nodes[current]) }
      nodes[current].parent = previous
      previous = OptionalIndex(current)
      current = next
    }
    let top = current
    let isFixed = nodes[top].parent.isNone
    let root = isFixed ? OptionalIndex.none : OptionalIndex(top)
    var scale = 1.0
    var offset = isFixed ? nodes[top].offset : 0
    while let index = previous.index {
      let node = nodes[index]
      offset = node.scale * offset + node.offset
      scale *= node.scale
      nodes[index].parent = root
      nodes[index].scale = isFixed ? 0 : scale
      nodes[index].offset = offset
      previous = node.parent
    }
    return AffineSubstitution(root: root, scale: isFixed ? 0 : scale, offset: offset)
  }
}

// The application of rows.
extension AffineUnionFind {
  /// Applies an equality over one root, and returns whether the root's bounds allow it exactly.
  @inline(__always)
  mutating func fix(
    _ row: ReducedRow, by constraint: Int32, isTrailed: Bool = false
  ) -> Bool {
    let value = -row.constant / row.first.coefficient
    if !bounds[row.first.root].contains(value) { return false }
    set(row.first, to: value, by: constraint, isTrailed: isTrailed)
    return true
  }

  /// Applies an equality over one root, and returns whether the root's bounds allow it, up to
  /// rounding.
  mutating func fix(
    _ row: ReducedRow, tolerance: Double, by constraint: Int32, isTrailed: Bool = false
  ) -> Bool {
    let value = -row.constant / row.first.coefficient
    let reach = tolerance / abs(row.first.coefficient) + 1e-9 * abs(value)
    if !bounds[row.first.root].contains(value, tolerance: reach) { return false }
    set(row.first, to: value, by: constraint, isTrailed: isTrailed)
    return true
  }

  /// Sets the value of the only root of a constraint.
  @inline(__always)
  private mutating func set(
    _ term: ReducedTerm, to value: Double, by constraint: Int32, isTrailed: Bool
  ) {
    set(term.root, to: value, isTrailed: isTrailed)
    pivots.appendReserved(
      Pivot(
        constraint: OptionalIndex(constraint), variable: term.root, coefficient: term.coefficient))
  }

  /// Sets the value of a root to one of its bounds, or to an arbitrary one without a constraint.
  @inline(__always)
  mutating func set(_ root: Int32, to value: Double, by constraint: OptionalIndex) {
    set(root, to: value, isTrailed: false)
    pivots.appendReserved(Pivot(constraint: constraint, variable: root))
  }

  @inline(__always)
  private mutating func set(_ root: Int32, to value: Double, isTrailed: Bool) {
    let nodes = nodes
    prepareToRemove(root, isTrailed: isTrailed)
    nodes[root].parent = .none
    nodes[root].scale = 0
    nodes[root].offset = value
  }

  /// Sets the value of a root, replacing any value that it has, without recording a pivot.
  @inline(__always)
  mutating func overwrite(_ root: Int32, with value: Double) {
    nodes[root] = UnionFindNode(value: value)
  }

  /// Applies an equality over two roots, if their bounds allow it: one is expressed by the other.
  ///
  /// The root of the smaller set is eliminated, unless dividing by its coefficient would magnify
  /// rounding errors (threshold pivoting).
  ///
  /// - Parameters:
  ///   - row: The equality.
  ///   - tolerance: The maximum distance of the left side from zero; by default, bounds must be
  ///     satisfied exactly.
  ///   - constraint: The constraint from which it follows.
  ///   - isTrailed: Whether changes are recorded.
  /// - Returns: Whether values remain.
  @inline(__always)
  mutating func merge(
    _ row: ReducedRow, tolerance: Double = -.infinity, by constraint: Int32,
    isTrailed: Bool = false
  ) -> Bool {
    let nodes = nodes
    var eliminated = row.first
    var remaining = row.second
    let ratio = abs(eliminated.coefficient) / abs(remaining.coefficient)
    if ratio < 1e-3 || (ratio < 1e3 && nodes[eliminated.root].size > nodes[remaining.root].size) {
      swap(&eliminated, &remaining)
    }
    let scale = -remaining.coefficient / eliminated.coefficient
    let offset = -row.constant / eliminated.coefficient
    if bounds[eliminated.root].isBounded {
      let reach = tolerance / abs(remaining.coefficient)
      if !carryBounds(from: eliminated.root, to: remaining.root, scale, offset, tolerance: reach) {
        return false
      }
    }
    prepareToRemove(eliminated.root, isTrailed: isTrailed)
    nodes[remaining.root].size &+= nodes[eliminated.root].size
    nodes[eliminated.root].parent = OptionalIndex(remaining.root)
    nodes[eliminated.root].scale = scale
    nodes[eliminated.root].offset = offset
    pivots.appendReserved(
      Pivot(
        constraint: OptionalIndex(constraint), variable: eliminated.root,
        parent: OptionalIndex(remaining.root), coefficient: eliminated.coefficient,
        parentCoefficient: remaining.coefficient))
    return true
  }

  /// Transfers the bounds of a root that is about to be eliminated to the one that remains.
  private mutating func carryBounds(
    from eliminated: Int32, to remaining: Int32, _ scale: Double, _ offset: Double,
    tolerance: Double
  ) -> Bool {
    var target = bounds[remaining]
    let carried = bounds[eliminated].solved(scale: scale, offset: offset)
    if !target.intersect(carried, tolerance: tolerance) { return false }
    trail.note(boundsOf: remaining, bounds[remaining])
    bounds[remaining] = target
    return true
  }

  /// Applies an inequality over one root, `term + constant (relation) 0`, as a bound, and returns
  /// whether any values remain.
  @inline(__always)
  mutating func tighten(
    _ term: ReducedTerm, _ constant: Double, _ relation: Relation,
    tolerance: @autoclosure () -> Double, by constraint: Int32
  ) -> Bool {
    let bound = -constant / term.coefficient
    return (relation == .greaterOrEqual) == (term.coefficient > 0)
      ? bounds[term.root].raise(
        to: bound, tolerance: tolerance() / abs(term.coefficient), by: constraint)
      : bounds[term.root].reduce(
        to: bound, tolerance: tolerance() / abs(term.coefficient), by: constraint)
  }

  /// Defers an equality over three or more roots.
  mutating func deferRow(_ constraint: Int32, _ terms: UncheckedSpan<ReducedTerm>) {
    deferred.append(constraint, watching: terms, nodes)
  }

  /// Defers a deferred row again that still has three or more roots.
  mutating func deferAgain(
    _ row: Int32, _ terms: UncheckedSpan<ReducedTerm>, isTrailed: Bool = false
  ) {
    if isTrailed { trail.note(terms, nodes) }
    deferred.watch(row, terms, nodes)
  }

  /// Queues the rows that watch a root which is about to be eliminated.
  ///
  /// If there are any, the previous state of the root is recorded; if `isTrailed`, also if there
  /// are none.
  @inline(__always)
  private mutating func prepareToRemove(_ root: Int32, isTrailed: Bool) {
    if isTrailed { trail.note(root, nodes[root]) }
    if !nodes[root].firstWatch.isNone, deferred.waitingCount > 0 { wake(root, isNoted: isTrailed) }
  }

  @inline(never)
  private mutating func wake(_ root: Int32, isNoted: Bool) {
    if !isNoted { trail.note(root, nodes[root]) }
    let first = nodes[root].firstWatch
    nodes[root].firstWatch = .none
    deferred.wake(from: first)
  }

  /// Begins a new, empty trail.
  @inline(__always)
  mutating func beginTrail() {
    trail.removeAll()
  }

  /// Undoes the changes since the trail was begun, given the number of pivots and watches at that
  /// time.
  mutating func undo(pivotCount: Int, watchCount: Int) {
    trail.undo(nodes, bounds.span)
    pivots.truncate(to: pivotCount)
    deferred.undo(watchCount: watchCount)
  }
}
