/// The changes of values with two parameters: the elimination is repeated with the changes of
/// constants instead of the constants.
struct Sensitivities: ~Copyable {
  private var nodes = Buffer<SensitivityNode>()
  private var terms = Buffer<SummedTerm>()
  /// The two parameters, as lanes of `AffineForm`.
  private var lanes = (1, 2)

  /// Makes every variable a root, for the parameters at the given lanes; lane 0 means no parameter.
  mutating func reset(count: Int, lanes: (Int, Int)) {
    self.lanes = lanes
    nodes.resize(to: count)
    let nodes = nodes.span
    for index in 0..<count {
      nodes[index] = SensitivityNode(offset: .zero, scale: 1, parent: Int32(index))
    }
  }

  /// Returns a variable in terms of its root.
  @inline(__always)
  private mutating func find(_ variable: Int32) -> SensitivityNode {
    let node = nodes[variable]
    if node.parent < 0 || node.parent == variable { return node }
    if nodes[node.parent].parent == node.parent { return node }
    return compress(variable)
  }

  /// Returns a variable in terms of its root, to which it then points directly.
  private mutating func compress(_ variable: Int32) -> SensitivityNode {
    let node = nodes[variable]
    var top = find(node.parent)
    top.offset = node.scale * top.offset + node.offset
    top.scale *= node.scale
    nodes[variable] = top
    return top
  }

  /// Returns the change of a variable's value, once all are known.
  @inline(__always)
  mutating func value(of variable: Int32) -> SIMD2<Double> { find(variable).offset }

  /// Returns the change of a constraint's constant in terms of the current roots, which are left in
  /// `terms`.
  mutating func reduce(_ row: ConstraintRow, _ problem: Problem) -> SIMD2<Double> {
    terms.removeAll()
    var constant = problem.sensitivity(of: row, to: lanes)
    for term in problem.terms(of: row) {
      let node = find(term.variable.index)
      constant += term.coefficient * node.offset
      if node.parent < 0 { continue }
      terms.add(term.coefficient * node.scale, to: node.parent)
    }
    return constant
  }

  /// Repeats a pivot.
  mutating func apply(_ pivot: Pivot, _ problem: Problem) {
    let constant = reduce(problem.row(pivot.constraint), problem)
    var own = 1.0
    var other = SummedTerm(coefficient: 0, magnitude: 0, root: UnionFindNode.fixed)
    for position in 0..<terms.count {
      let term = terms[position]
      if term.root == pivot.variable {
        own = term.coefficient
      } else if abs(term.coefficient) > 1e-12 * term.magnitude {
        other = term
      }
    }
    let inverse = -1 / own
    nodes[pivot.variable] = SensitivityNode(
      offset: constant * inverse, scale: other.coefficient * inverse, parent: other.root)
  }

  /// Sets the change of a root.
  mutating func set(_ root: Int32, to change: SIMD2<Double>) {
    nodes[root] = SensitivityNode(offset: change, scale: 0, parent: UnionFindNode.fixed)
  }
}
