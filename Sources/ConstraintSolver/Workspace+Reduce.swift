extension Workspace {
  /// Where a variable stands after required constraints and what has been decided below them.
  @inline(__always)
  mutating func findDecided(_ variable: Int32) -> Place {
    let place = required.find(variable)
    if place.root < 0 { return place }
    let further = decided.find(place.root)
    return Place(
      root: further.root, scale: place.scale * further.scale,
      offset: place.scale * further.offset + place.offset)
  }

  /// Expresses a constraint in the roots that required constraints leave.
  @inline(__always)
  mutating func reduce(_ row: ConstraintRow, _ problem: Problem) -> Remainder {
    parts.count = 0
    var sum = Sum(row.constant)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      add(term, at: required.find(term.variable.index), to: &sum)
    }
    return finish(sum)
  }

  /// Expresses a constraint in the roots that are still undecided.
  @inline(__always)
  mutating func reduceDecided(_ row: ConstraintRow, _ problem: Problem) -> Remainder {
    parts.count = 0
    var sum = Sum(row.constant)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      add(term, at: findDecided(term.variable.index), to: &sum)
    }
    return finish(sum)
  }

  /// A constraint while its terms are added up.
  private struct Sum {
    var constant: Double
    var gross: Double
    var gain = 0.0
    var meetsAgain = false

    init(_ constant: Double) {
      self.constant = constant
      gross = abs(constant)
    }
  }

  /// Adds a term to a sum and to `parts`.
  @inline(__always)
  private mutating func add(_ term: Term, at place: Place, to sum: inout Sum) {
    let shift = term.coefficient * place.offset
    sum.constant += shift
    sum.gross += abs(shift)
    sum.gain = max(sum.gain, abs(term.coefficient))
    if place.root < 0 { return }
    let factor = term.coefficient * place.scale
    if factor == 0 { return }
    let slot = Int(partOf[place.root])
    if slot < parts.count, parts[slot].root == place.root {
      parts.base[slot].coefficient += factor
      parts.base[slot].gross += abs(factor)
      sum.meetsAgain = true
    } else {
      partOf[place.root] = Int32(parts.count)
      parts.append(Part(coefficient: factor, gross: abs(factor), root: place.root))
    }
  }

  @inline(__always)
  private mutating func finish(_ sum: Sum) -> Remainder {
    if sum.meetsAgain { dropCancelledParts() }
    return Remainder(
      constant: sum.constant, tolerance: 1e-9 * sum.gross + 1e-13 * sum.gain * magnitude)
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
