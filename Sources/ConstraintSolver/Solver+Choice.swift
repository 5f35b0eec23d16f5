extension Solver {
  /// The best values of one root, judged by the constraints on it alone, level by level.
  mutating func choose(_ root: Int32) -> Choice {
    let state = roots[root]
    var lower = state.lower
    var upper = state.upper
    var lowerBy = state.lowerBy
    var upperBy = state.upperBy
    var decided = lower >= upper ? 0 : Choice.never
    var index = state.firstWish
    while index >= 0, lower < upper {
      let wish = wishes[index]
      if wish.next < 0 || wishes[wish.next].rank != wish.rank {
        // Alone at its level.
        if wish.relation != .lessOrEqual, wish.position > lower {
          (lower, lowerBy) = wish.position < upper ? (wish.position, wish.constraint) : (upper, upperBy)
        }
        if wish.relation != .greaterOrEqual, wish.position < upper {
          (upper, upperBy) = wish.position > lower ? (wish.position, wish.constraint) : (lower, lowerBy)
        }
        index = wish.next
      } else {
        index = contest(from: index)
        let best = leastError()
        if best.lower >= upper {
          (lower, lowerBy) = (upper, upperBy)
        } else if best.upper <= lower {
          (upper, upperBy) = (lower, lowerBy)
        } else {
          if best.lower > lower { (lower, lowerBy) = (best.lower, best.lowerBy) }
          if best.upper < upper { (upper, upperBy) = (best.upper, best.upperBy) }
        }
      }
      if lower >= upper { decided = wish.rank }
    }
    return settle(lower, upper, lowerBy, upperBy, decided)
  }

  /// Takes the value nearest to zero of the equally good ones.
  @inline(__always)
  private func settle(
    _ lower: Double, _ upper: Double, _ lowerBy: Int32, _ upperBy: Int32, _ decided: Int32
  ) -> Choice {
    if lower > 0 || lower >= upper {
      return Choice(
        lower: lower, upper: upper, value: lower, constraint: lowerBy, decided: decided)
    }
    if upper < 0 {
      return Choice(
        lower: lower, upper: upper, value: upper, constraint: upperBy, decided: decided)
    }
    return Choice(lower: lower, upper: upper, value: 0, constraint: -1, decided: decided)
  }

  /// Copies the wishes of one level, sorted by position, into `kinks`; returns the wish after them.
  @inline(never)
  private mutating func contest(from first: Int32) -> Int32 {
    kinks.count = 0
    let rank = wishes[first].rank
    var index = first
    while index >= 0, wishes[index].rank == rank {
      kinks.append(wishes[index])
      index = wishes[index].next
    }
    var sorted = UnsafeMutableBufferPointer(start: kinks.base, count: kinks.count)
    sorted.sort {
      ($0.position, $0.constraint) < ($1.position, $1.constraint)
    }
    return index
  }

  /// Where the sum of the errors of the sorted `kinks` is least.
  private func leastError() -> (lower: Double, upper: Double, lowerBy: Int32, upperBy: Int32) {
    var slope = 0.0
    var gross = 0.0
    for position in 0..<kinks.count {
      let kink = kinks[position]
      if kink.relation != .lessOrEqual { slope -= kink.weight }
      gross += kink.weight
    }
    let level = 1e-12 * gross
    var lower = -Double.infinity
    var lowerBy: Int32 = -1
    for position in 0..<kinks.count {
      let kink = kinks[position]
      if slope >= -level {
        return (lower, kink.position, lowerBy, kink.constraint)
      }
      slope += kink.relation == .equal ? 2 * kink.weight : kink.weight
      (lower, lowerBy) = (kink.position, kink.constraint)
      if slope > level { return (lower, lower, lowerBy, lowerBy) }
    }
    return (lower, .infinity, lowerBy, -1)
  }
}
