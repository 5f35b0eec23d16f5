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
      nodes[index] = SensitivityNode(offset: .zero, scale: 1, parent: OptionalIndex(Int32(index)))
    }
  }

  /// Returns a variable in terms of its root.
  @inline(__always)
  private mutating func find(_ variable: Int32) -> SensitivityNode {
    let node = nodes[variable]
    guard let parent = node.parent.index, parent != variable else { return node }
    if nodes[parent].parent == parent { return node }
    return compress(variable, parent)
  }

  /// Returns a variable in terms of its root, to which it then points directly.
  private mutating func compress(_ variable: Int32, _ parent: Int32) -> SensitivityNode {
    let node = nodes[variable]
    var top = find(parent)
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
      if let parent = node.parent.index {
        terms.add(term.coefficient * node.scale, to: parent)
      }
    }
    return constant
  }

  /// Repeats a pivot; an arbitrary value does not change.
  mutating func apply(_ pivot: Pivot, _ problem: Problem) {
    guard let constraint = pivot.constraint.index else {
      set(pivot.variable, to: .zero)
      return
    }
    let constant = reduce(problem.row(constraint), problem)
    var own = 1.0
    var (parent, coefficient) = (OptionalIndex.none, 0.0)
    for position in 0..<terms.count {
      let term = terms[position]
      if term.root == pivot.variable {
        own = term.coefficient
      } else if abs(term.coefficient) > 1e-12 * term.magnitude {
        (parent, coefficient) = (OptionalIndex(term.root), term.coefficient)
      }
    }
    let inverse = -1 / own
    nodes[pivot.variable] = SensitivityNode(
      offset: constant * inverse, scale: coefficient * inverse, parent: parent)
  }

  /// Sets the change of a root.
  mutating func set(_ root: Int32, to change: SIMD2<Double>) {
    nodes[root] = SensitivityNode(offset: change, scale: 0, parent: .none)
  }
}
