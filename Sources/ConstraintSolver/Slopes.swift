/// Follows a proof once more, with how constants change with two parameters in place of constants:
/// the result is how values change with them.
struct Slopes: ~Copyable {
  var nodes = Buffer<SlopeNode>()
  private var parts = Buffer<Part>(capacity: 64)
  /// The two parameters, as lanes of `AffineForm`.
  private var lanes = (1, 2)

  /// Makes every variable a root, for the parameters at the given lanes; lane 0 stands for none.
  mutating func reset(count: Int, lanes: (Int, Int)) {
    self.lanes = lanes
    nodes.reserve(count)
    nodes.count = count
    for index in 0..<count {
      nodes[index] = SlopeNode(offset: .zero, scale: 1, parent: Int32(index))
    }
  }

  /// How a constraint's constant changes.
  @inline(__always)
  mutating func slope(_ row: ConstraintRow, _ problem: Problem) -> SIMD2<Double> {
    row.affine < 0 ? .zero : problem.affineConstants[Int(row.affine)].slopes(at: lanes)
  }

  /// The place of a variable.
  @inline(__always)
  private mutating func find(_ variable: Int32) -> SlopeNode {
    let node = nodes[variable]
    if node.parent < 0 || node.parent == variable { return node }
    let parent = nodes[node.parent]
    if parent.parent == node.parent { return node }
    return shorten(variable)
  }

  /// The place of a variable, which is made to point straight at its root.
  private mutating func shorten(_ variable: Int32) -> SlopeNode {
    let node = nodes[variable]
    var top = find(node.parent)
    top.offset = node.scale * top.offset + node.offset
    top.scale *= node.scale
    nodes[variable] = top
    return top
  }

  /// How the value of a variable changes, when all are known.
  @inline(__always)
  mutating func value(of variable: Int32) -> SIMD2<Double> { find(variable).offset }

  /// How the constant of a constraint changes in terms of the roots of now, which are left in
  /// `parts`.
  mutating func reduce(_ row: ConstraintRow, _ problem: Problem) -> SIMD2<Double> {
    parts.count = 0
    var constant = slope(row, problem)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      let place = find(term.variable.index)
      constant += term.coefficient * place.offset
      if place.parent < 0 { continue }
      parts.add(term.coefficient * place.scale, to: place.parent)
    }
    return constant
  }

  /// Repeats one step of a proof.
  mutating func apply(_ event: Event, _ problem: Problem) {
    let constant = reduce(problem.row(event.constraint), problem)
    var own = 1.0
    var other = Part(coefficient: 0, gross: 0, root: Node.fixed)
    for position in 0..<parts.count {
      let part = parts[position]
      if part.root == event.pivot {
        own = part.coefficient
      } else if abs(part.coefficient) > 1e-12 * part.gross {
        other = part
      }
    }
    let inverse = -1 / own
    nodes[event.pivot] = SlopeNode(
      offset: constant * inverse, scale: other.coefficient * inverse, parent: other.root)
  }

  /// Gives a root its change.
  mutating func set(_ root: Int32, to slope: SIMD2<Double>) {
    nodes[root] = SlopeNode(offset: slope, scale: 0, parent: Node.fixed)
  }
}
