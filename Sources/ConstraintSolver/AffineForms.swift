/// Follows a proof once more with constants that are functions of the parameters.
struct AffineForms: ~Copyable {
  var nodes = Buffer<AffineNode>()
  private var parts = Buffer<Part>()

  /// Makes every variable a root.
  mutating func reset(count: Int) {
    nodes.reserve(count)
    nodes.count = count
    for index in 0..<count {
      nodes[index] = AffineNode(offset: .zero, scale: 1, parent: Int32(index))
    }
  }

  /// The place of a variable, whose node is made to point straight at its root.
  private mutating func find(_ variable: Int32) -> AffineNode {
    let nodes = nodes.base
    let node = nodes[Int(variable)]
    if node.parent < 0 || node.parent == variable { return node }
    var top = find(node.parent)
    if top.parent >= 0, top.parent == node.parent { return node }
    top.offset = node.scale * top.offset + node.offset
    top.scale *= node.scale
    nodes[Int(variable)] = top
    return top
  }

  /// Whether a variable's value is known.
  mutating func isFixed(_ variable: Int32) -> Bool { find(variable).parent < 0 }

  /// The value of a variable that is fixed.
  mutating func value(of variable: Int32) -> SIMD8<Double> { find(variable).offset }

  /// The constant of a constraint in terms of the roots of now, which are left in `parts`.
  mutating func reduce(_ row: ConstraintRow, _ problem: Problem) -> SIMD8<Double> {
    parts.count = 0
    var constant = problem.form(row).lanes
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      let place = find(term.variable.index)
      constant += term.coefficient * place.offset
      if place.parent < 0 { continue }
      let factor = term.coefficient * place.scale
      var slot = 0
      while slot < parts.count, parts[slot].root != place.parent { slot += 1 }
      if slot == parts.count {
        parts.append(Part(coefficient: 0, gross: 0, root: place.parent))
      }
      parts.base[slot].coefficient += factor
      parts.base[slot].gross += abs(factor)
    }
    return constant
  }

  /// Repeats one step of a proof.
  mutating func apply(_ event: Event, _ problem: Problem) {
    let constant = reduce(problem.row(event.constraint), problem)
    var own = 1.0
    var other: Part?
    for position in 0..<parts.count {
      let part = parts[position]
      if part.root == event.pivot {
        own = part.coefficient
      } else if abs(part.coefficient) > 1e-12 * part.gross {
        other = part
      }
    }
    nodes[event.pivot] = AffineNode(
      offset: constant * (-1 / own), scale: other.map { -$0.coefficient / own } ?? 0,
      parent: other?.root ?? Node.fixed)
  }

  /// Gives a root its value.
  mutating func set(_ root: Int32, to value: SIMD8<Double>) {
    nodes[root] = AffineNode(offset: value, scale: 0, parent: Node.fixed)
  }
}
