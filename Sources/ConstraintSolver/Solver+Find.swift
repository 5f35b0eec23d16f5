/// Where a variable stands: `scale · root + offset`, or `offset` when `root` is `Node.fixed`.
struct Place {
  var root: Int32
  var scale: Double
  var offset: Double
}

extension Solver {
  /// Empties what an earlier solve left.
  mutating func prepare(_ problem: Problem) {
    let count = problem.variableCount
    nodes.reserve(count)
    nodes.count = count
    let fresh = nodes.base
    for index in 0..<count {
      fresh[index] = Node(scale: 1, offset: 0, parent: Int32(index), size: 1, watch: -1)
    }
    roots.fill(count, with: RootState())
    if partOf.count < count { partOf.fill(count, with: 0) }
    events.count = 0
    waiters.count = 0
    watches.count = 0
    pending.count = 0
    requiredInequalities.count = 0
    rejected.count = 0
    wishes.count = 0
    coupledRows.count = 0
    coupledParts.count = 0
    ambiguousRoots.count = 0
    pivotCount = 0
    metPivotLimit = false
    magnitude = problem.magnitude
  }

  /// The place of a variable; paths are shortened on the way.
  @inline(__always)
  func find(_ variable: Int32) -> Place {
    let nodes = nodes.base
    let node = nodes[Int(variable)]
    if node.parent == variable { return Place(root: variable, scale: 1, offset: 0) }
    if node.parent < 0 { return Place(root: Node.fixed, scale: 0, offset: node.offset) }
    let parent = nodes[Int(node.parent)]
    if parent.parent == node.parent {
      return Place(root: node.parent, scale: node.scale, offset: node.offset)
    }
    return shorten(variable)
  }

  /// Points every variable on the path straight at the root.
  @inline(never)
  private func shorten(_ variable: Int32) -> Place {
    let nodes = nodes.base
    // First pass: find the root and turn the links around, so that the way back is known.
    var current = variable
    var previous: Int32 = -2
    while true {
      let next = nodes[Int(current)].parent
      if next == current || next < 0 { break }
      nodes[Int(current)].parent = previous
      previous = current
      current = next
    }
    // `current` is a root or fixed; walk back and rewrite.
    let top = current
    let isFixed = nodes[Int(top)].parent < 0
    var scale = 1.0
    var offset = isFixed ? nodes[Int(top)].offset : 0
    while previous != -2 {
      let node = nodes[Int(previous)]
      // previous = node.scale · current + node.offset, current = scale · top + offset.
      offset = node.scale * offset + node.offset
      scale *= node.scale
      nodes[Int(previous)].parent = isFixed ? Node.fixed : top
      nodes[Int(previous)].scale = scale
      nodes[Int(previous)].offset = offset
      previous = node.parent
    }
    return isFixed
      ? Place(root: Node.fixed, scale: 0, offset: offset)
      : Place(root: top, scale: scale, offset: offset)
  }

  /// Expresses a constraint in roots: fills `parts` and returns the constant that remains.
  @inline(__always)
  mutating func reduce(_ row: ConstraintRow, _ problem: Problem) -> Remainder {
    parts.count = 0
    var constant = row.constant
    var gross = abs(constant)
    var gain = 0.0
    var needsCleaning = false
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      let place = find(term.variable.index)
      let shift = term.coefficient * place.offset
      constant += shift
      gross += abs(shift)
      gain = max(gain, abs(term.coefficient))
      if place.root < 0 { continue }
      let factor = term.coefficient * place.scale
      let slot = partOf[place.root]
      if Int(slot) < parts.count, parts[slot].root == place.root {
        parts.base[Int(slot)].coefficient += factor
        parts.base[Int(slot)].gross += abs(factor)
        needsCleaning = true
      } else if factor != 0 {
        partOf[place.root] = Int32(parts.count)
        parts.append(Part(coefficient: factor, gross: abs(factor), root: place.root))
      }
    }
    if needsCleaning { dropCancelledParts() }
    return Remainder(constant: constant, tolerance: 1e-9 * gross + 1e-13 * gain * magnitude)
  }

  /// Removes the roots whose factors cancelled.
  @inline(never)
  private mutating func dropCancelledParts() {
    var kept = 0
    for position in 0..<parts.count {
      let part = parts[position]
      if abs(part.coefficient) <= 1e-12 * part.gross { continue }
      parts[kept] = part
      kept += 1
    }
    parts.count = kept
  }
}

/// The constant of a constraint after substitution.
struct Remainder {
  /// Its value.
  var constant: Double
  /// How far from zero still counts as zero.
  var tolerance: Double
}
