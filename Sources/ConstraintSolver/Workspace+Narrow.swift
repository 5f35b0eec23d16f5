extension Workspace {
  /// Keeps of a root's values those that are best for its wishes of one level.
  mutating func narrow(_ root: Int32) {
    var limits = decided.bounds[root]
    let first = limits.firstWish
    limits.firstWish = -1
    let wish = wishes[first]
    if wish.next < 0 {
      if wish.relation != .lessOrEqual, wish.position > limits.lower {
        if wish.position < limits.upper {
          (limits.lower, limits.lowerBy) = (wish.position, wish.constraint)
        } else {
          (limits.lower, limits.lowerBy) = (limits.upper, limits.upperBy)
        }
      }
      if wish.relation != .greaterOrEqual, wish.position < limits.upper {
        if wish.position > limits.lower {
          (limits.upper, limits.upperBy) = (wish.position, wish.constraint)
        } else {
          (limits.upper, limits.upperBy) = (limits.lower, limits.lowerBy)
        }
      }
    } else {
      narrow(&limits, toBestOf: first)
    }
    decided.bounds[root] = limits
    if limits.isClosed { close(root) }
  }

  /// Gives a root of which one value remains this value.
  @inline(__always)
  mutating func close(_ root: Int32) {
    let limits = decided.bounds[root]
    decided.set(root, to: limits.lower, by: limits.lowerBy)
    undecided -= 1
  }

  /// Narrows to where the sum of several wishes' errors is least: between weighted medians.
  @inline(never)
  private mutating func narrow(_ limits: inout Bounds, toBestOf first: Int32) {
    kinks.count = 0
    var index = first
    while index >= 0 {
      kinks.append(wishes[index])
      index = wishes[index].next
    }
    var sorted = UnsafeMutableBufferPointer(start: kinks.base, count: kinks.count)
    sorted.sort { ($0.position, $0.constraint) < ($1.position, $1.constraint) }
    let best = leastError()
    if best.lower >= limits.upper {
      (limits.lower, limits.lowerBy) = (limits.upper, limits.upperBy)
    } else if best.upper <= limits.lower {
      (limits.upper, limits.upperBy) = (limits.lower, limits.lowerBy)
    } else {
      if best.lower > limits.lower { (limits.lower, limits.lowerBy) = (best.lower, best.lowerBy) }
      if best.upper < limits.upper { (limits.upper, limits.upperBy) = (best.upper, best.upperBy) }
    }
  }

  /// Where the sum of the errors of the sorted `kinks` is least.
  private mutating func leastError() -> Bounds {
    var slope = 0.0
    var gross = 0.0
    for position in 0..<kinks.count {
      let kink = kinks[position]
      if kink.relation != .lessOrEqual { slope -= kink.weight }
      gross += kink.weight
    }
    let level = 1e-12 * gross
    var best = Bounds()
    for position in 0..<kinks.count {
      let kink = kinks[position]
      if slope >= -level {
        (best.upper, best.upperBy) = (kink.position, kink.constraint)
        return best
      }
      slope += kink.relation == .equal ? 2 * kink.weight : kink.weight
      (best.lower, best.lowerBy) = (kink.position, kink.constraint)
      if slope > level {
        (best.upper, best.upperBy) = (kink.position, kink.constraint)
        return best
      }
    }
    return best
  }
}
