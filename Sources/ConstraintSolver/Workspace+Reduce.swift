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

  /// Expresses a constraint in the roots that required constraints leave, or with `decidedToo` in
  /// those that are still undecided.
  @inline(__always)
  mutating func reduce(_ row: ConstraintRow, _ problem: Problem, decidedToo: Bool = false) -> Form {
    if row.termCount > Workspace.shortLength {
      return reduceLong(row, problem, decidedToo: decidedToo)
    }
    self.parts.count = Int(Workspace.shortLength)
    let parts = parts.base
    var constant = row.constant
    var gross = abs(constant)
    var count = 0
    var meetsAgain = false
    var term = problem.terms.baseAddress.unsafelyUnwrapped + Int(row.firstTerm)
    let end = term + Int(row.termCount)
    while term < end {
      let coefficient = term.pointee.coefficient
      let variable = term.pointee.variable.index
      term += 1
      let place = decidedToo ? findDecided(variable) : required.find(variable)
      constant += coefficient * place.offset
      gross += abs(coefficient) * (abs(place.offset) + fineness)
      if place.root < 0 { continue }
      let factor = coefficient * place.scale
      var slot = 0
      while slot < count, parts[slot].root != place.root { slot += 1 }
      if slot < count {
        parts[slot].coefficient += factor
        parts[slot].gross += abs(factor)
        meetsAgain = true
      } else {
        parts[count] = Part(coefficient: factor, gross: abs(factor), root: place.root)
        count += 1
      }
    }
    if meetsAgain { count = dropCancelledParts(count) }
    return Form(constant: constant, gross: gross, count: count)
  }

  /// The one root of a constraint of one term, with the constant left over; `nil` if the value of
  /// its variable is known to the required constraints or decided.
  @inline(__always)
  mutating func singleForm(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool
  ) -> (part: Part, constant: Double)? {
    let term = problem.term(row.firstTerm)
    let place = required.find(term.variable.index)
    if place.root < 0 { return nil }
    let factor = term.coefficient * place.scale
    if factor == 0 { return nil }
    let constant = row.constant + term.coefficient * place.offset
    if !decidedToo { return (Part(coefficient: factor, gross: 0, root: place.root), constant) }
    let further = decided.find(place.root)
    if further.root < 0 { return nil }
    return (
      Part(coefficient: factor * further.scale, gross: 0, root: further.root),
      constant + factor * further.offset
    )
  }

  /// Up to how many terms a constraint is looked through for each of its roots.
  private static let shortLength: Int32 = 16

  /// Expresses a constraint of many terms in roots.
  @inline(never)
  private mutating func reduceLong(
    _ row: ConstraintRow, _ problem: Problem, decidedToo: Bool
  ) -> Form {
    parts.count = 0
    var constant = row.constant
    var gross = abs(constant)
    for position in row.firstTerm..<(row.firstTerm + row.termCount) {
      let term = problem.term(position)
      let variable = term.variable.index
      let place = decidedToo ? findDecided(variable) : required.find(variable)
      constant += term.coefficient * place.offset
      gross += abs(term.coefficient) * (abs(place.offset) + fineness)
      if place.root < 0 { continue }
      let factor = term.coefficient * place.scale
      let slot = Int(partOf[place.root])
      if slot < parts.count, parts[slot].root == place.root {
        parts.base[slot].coefficient += factor
        parts.base[slot].gross += abs(factor)
      } else {
        partOf[place.root] = Int32(parts.count)
        parts.append(Part(coefficient: factor, gross: abs(factor), root: place.root))
      }
    }
    return Form(constant: constant, gross: gross, count: dropCancelledParts(parts.count))
  }

  /// Removes the roots whose factors cancelled; how many remain.
  @inline(never)
  private mutating func dropCancelledParts(_ count: Int) -> Int {
    var kept = 0
    for position in 0..<count {
      let part = parts[position]
      if abs(part.coefficient) <= 1e-12 * part.gross { continue }
      parts[kept] = part
      kept += 1
    }
    return kept
  }
}
