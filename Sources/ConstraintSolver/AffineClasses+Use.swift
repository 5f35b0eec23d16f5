extension AffineClasses {
  /// Gives a root its value: `part + constant = 0`; whether its bounds allow it.
  @inline(__always)
  mutating func fix(_ part: Part, _ form: Form, by constraint: Int32) -> Bool {
    let value = -form.constant / part.coefficient
    let limits = bounds.base + Int(part.root)
    if value < limits.pointee.lower || value > limits.pointee.upper {
      let tolerance = form.tolerance / abs(part.coefficient) + 1e-9 * abs(value)
      if value < limits.pointee.lower - tolerance || value > limits.pointee.upper + tolerance {
        return false
      }
    }
    set(part.root, to: value, by: constraint)
    return true
  }

  /// Gives a root its value.
  @inline(__always)
  mutating func set(_ root: Int32, to value: Double, by constraint: Int32) {
    let node = nodes.base + Int(root)
    node.pointee.parent = Node.fixed
    node.pointee.offset = value
    events.append(Event(constraint: constraint, pivot: root))
    if node.pointee.watch >= 0 { wake(root) }
  }

  /// Expresses one of two roots by the other: `first + second + constant = 0`; whether their
  /// bounds allow it.
  @inline(__always)
  mutating func merge(
    _ first: Part, _ second: Part, _ form: Form, by constraint: Int32
  ) -> Bool {
    var gone = first
    var kept = second
    // Dividing by a factor much smaller than the other would magnify rounding errors.
    let ratio = abs(first.coefficient) / abs(second.coefficient)
    if ratio < 1e-3 || (ratio < 1e3 && nodes[first.root].size > nodes[second.root].size) {
      swap(&gone, &kept)
    }
    let scale = -kept.coefficient / gone.coefficient
    let offset = -form.constant / gone.coefficient
    let limits = bounds.base + Int(gone.root)
    if limits.pointee.lower > -.infinity || limits.pointee.upper < .infinity {
      let tolerance = form.tolerance / abs(kept.coefficient)
      if !carry(limits.pointee, to: kept.root, scale, offset, tolerance: tolerance) { return false }
    }
    let node = nodes.base + Int(gone.root)
    nodes.base[Int(kept.root)].size += node.pointee.size
    node.pointee.parent = kept.root
    node.pointee.scale = scale
    node.pointee.offset = offset
    events.append(Event(constraint: constraint, pivot: gone.root))
    if node.pointee.watch >= 0 { wake(gone.root) }
    return true
  }

  /// Puts the bounds of a root that is about to vanish on the one that stays.
  private mutating func carry(
    _ limits: Bounds, to root: Int32, _ scale: Double, _ offset: Double, tolerance: Double
  ) -> Bool {
    var target = bounds[root]
    var lower = (limits.lower - offset) / scale
    var upper = (limits.upper - offset) / scale
    var (lowerBy, upperBy) = (limits.lowerBy, limits.upperBy)
    if scale < 0 {
      swap(&lower, &upper)
      swap(&lowerBy, &upperBy)
    }
    if lower > target.lower { (target.lower, target.lowerBy) = (lower, lowerBy) }
    if upper < target.upper { (target.upper, target.upperBy) = (upper, upperBy) }
    if target.lower > target.upper {
      let reach = 1e-9 * max(abs(target.lower), abs(target.upper)) + tolerance
      if target.lower - target.upper > reach { return false }
      target.upper = target.lower
    }
    bounds[root] = target
    return true
  }

  /// Narrows the values of a root: `part + constant (relation) 0`; whether any remain.
  @inline(__always)
  mutating func bound(
    _ part: Part, _ form: Form, _ relation: Relation, by constraint: Int32
  ) -> Bool {
    let position = -form.constant / part.coefficient
    let limits = bounds.base + Int(part.root)
    if (relation == .greaterOrEqual) == (part.coefficient > 0) {
      if position <= limits.pointee.lower { return true }
      if position > limits.pointee.upper + form.tolerance / abs(part.coefficient) {
        return false
      }
      limits.pointee.lower = min(position, limits.pointee.upper)
      limits.pointee.lowerBy = constraint
    } else {
      if position >= limits.pointee.upper { return true }
      if position < limits.pointee.lower - form.tolerance / abs(part.coefficient) {
        return false
      }
      limits.pointee.upper = max(position, limits.pointee.lower)
      limits.pointee.upperBy = constraint
    }
    return true
  }
}

// Constraints over three and more roots wait, and are tried again when a root they watch is gone.
extension AffineClasses {
  /// Makes a constraint wait that has at least three roots, of which three are given.
  mutating func wait(_ constraint: Int32, on parts: UnsafeMutablePointer<Part>) {
    waiters.append(Waiter(constraint: constraint, generation: 0))
    watch(Int32(waiters.count - 1), parts)
  }

  /// Registers a waiting constraint with three of its roots: it has fewer than three only when at
  /// least one of these is gone.
  mutating func watch(_ waiter: Int32, _ parts: UnsafeMutablePointer<Part>) {
    let generation = waiters[waiter].generation
    for position in 0..<3 {
      let node = nodes.base + Int(parts[position].root)
      watches.append(Watch(waiter: waiter, generation: generation, next: node.pointee.watch))
      node.pointee.watch = Int32(watches.count - 1)
    }
  }

  /// Queues the constraints that watch a root which is gone.
  @inline(never)
  private mutating func wake(_ root: Int32) {
    var index = nodes[root].watch
    nodes.base[Int(root)].watch = -1
    while index >= 0 {
      let entry = watches[index]
      if waiters[entry.waiter].generation == entry.generation {
        waiters.base[Int(entry.waiter)].generation += 1
        pending.append(entry.waiter)
      }
      index = entry.next
    }
  }
}
