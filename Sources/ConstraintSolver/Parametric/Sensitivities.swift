/// The changes of values with two parameters: the elimination is repeated with the changes of
/// constants instead of the constants.
struct Sensitivities: ~Copyable {
  /// The nodes by variable, preceded by the parent of known changes, as in `UnionFindNodes`.
  private var nodes = Buffer<SensitivityNode>()
  private var terms = Buffer<SummedTerm>()
  /// The two parameters, as lanes of `AffineForm`.
  private var lanes = (1, 2)

  /// Makes every variable a root, for the parameters at the given lanes; lane 0 means no parameter.
  mutating func reset(count: Int, lanes: (Int, Int)) {
    self.lanes = lanes
    nodes.resize(to: count + 1)
    let nodes = nodes.span
    nodes[0] = SensitivityNode(offset: .zero, scale: 1, parent: .none)
    var index: Int32 = 0
    while index < count {
      nodes[index &+ 1] = SensitivityNode(offset: .zero, scale: 1, parent: OptionalIndex(index))
      index &+= 1
    }
  }

  /// Returns a variable in terms of its root.
  @inline(__always)
  private mutating func find(_ variable: Int32) -> SensitivityNode {
    let nodes = nodes.span
    let node = nodes[variable &+ 1]
    // A root is its own parent, and so is the parent of known changes.
    if nodes[node.parent.rawValue &+ 1].parent == node.parent { return node }
    return compress(variable)
  }

  /// Returns a variable in terms of its root, to which it then points directly.
  @inline(never)
  private mutating func compress(_ variable: Int32) -> SensitivityNode {
    let nodes = nodes.span
    let node = nodes[variable &+ 1]
    var top = find(node.parent.rawValue)
    top.offset = node.scale * top.offset + node.offset
    top.scale *= node.scale
    nodes[variable &+ 1] = top
    return top
  }

  /// Writes the changes of all values, once they are known.
  mutating func writeChanges(to target: UncheckedSpan<SIMD2<Double>>) {
    let nodes = nodes.span
    var index: Int32 = 0
    while index < target.count {
      let node = nodes[index &+ 1]
      let parent = nodes[node.parent.rawValue &+ 1]
      // Whether the change is known or a multiple of a known one is unpredictable; longer paths are
      // rare.
      target[index] =
        parent.parent.isNone ? node.scale * parent.offset + node.offset : compress(index).offset
      index &+= 1
    }
  }

  /// Returns the change of a constraint's constant in terms of the current roots.
  @inline(__always)
  mutating func change(of row: ConstraintRow, _ problem: Problem) -> SIMD2<Double> {
    var constant = problem.sensitivity(of: row, to: lanes)
    for term in problem.terms(of: row) {
      constant += term.coefficient * find(term.variable.index).offset
    }
    return constant
  }

  /// Repeats a pivot; an arbitrary value does not change.
  @inline(__always)
  mutating func apply(_ pivot: Pivot, _ problem: Problem) {
    guard let constraint = pivot.constraint.index else {
      set(pivot.variable, to: .zero)
      return
    }
    if pivot.coefficient == 0 {
      applyBound(pivot.variable, problem.row(constraint), problem)
      return
    }
    let constant = change(of: problem.row(constraint), problem)
    let inverse = -1 / pivot.coefficient
    nodes[pivot.variable &+ 1] = SensitivityNode(
      offset: constant * inverse, scale: pivot.parentCoefficient * inverse, parent: pivot.parent)
  }

  /// Sets a root to the bound that a constraint implies, perhaps by other constraints on the way.
  private mutating func applyBound(_ root: Int32, _ row: ConstraintRow, _ problem: Problem) {
    let constant = change(of: row, problem)
    terms.removeAll()
    for term in problem.terms(of: row) {
      let node = find(term.variable.index)
      if let parent = node.parent.index { terms.add(term.coefficient * node.scale, to: parent) }
    }
    var own = 1.0
    var (parent, coefficient) = (OptionalIndex.none, 0.0)
    for position in 0..<terms.count {
      let term = terms[position]
      if term.root == root {
        own = term.coefficient
      } else if abs(term.coefficient) > 1e-12 * term.magnitude {
        (parent, coefficient) = (OptionalIndex(term.root), term.coefficient)
      }
    }
    let inverse = -1 / own
    nodes[root &+ 1] = SensitivityNode(
      offset: constant * inverse, scale: coefficient * inverse, parent: parent)
  }

  /// Sets the change of a root.
  mutating func set(_ root: Int32, to change: SIMD2<Double>) {
    nodes[root &+ 1] = SensitivityNode(offset: change, scale: 0, parent: .none)
  }
}
