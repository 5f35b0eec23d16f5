/// The work that the simplex method may still do in one solve, in visits to entries of its tableaus.
struct Effort {
  /// The number of remaining visits.
  var remaining = Int.max
  /// The number of visits that were last granted.
  private var granted = Int.max
  /// The number of visits made before the last grant.
  private var before = 0
  /// Whether more visits were required, so that later results are invalid.
  var isSpent = false

  /// The most entries of a tableau where the work is bounded: 32 MB.
  ///
  /// A larger tableau cannot be solved with the work that remains after visiting each entry a few
  /// times, so its memory is not allocated.
  private static let mostEntries = 4_000_000
  /// Whether the work is bounded at all.
  private var isBounded = false

  /// Grants the amount of work that the options allow.
  mutating func grant(_ limit: Int?) {
    before = total
    granted = max(0, limit ?? .max)
    remaining = granted
    isSpent = false
    isBounded = limit != nil
  }

  /// The number of visits in all solves.
  var total: Int { before + (granted - remaining) }

  /// Takes off work; whether there was enough left for it.
  @inline(__always)
  @discardableResult
  mutating func spend(_ visits: Int) -> Bool {
    remaining -= visits
    if remaining < 0 { isSpent = true }
    return !isSpent
  }

  /// Takes off the work of making a tableau; whether there is enough left for it, and not too much memory
  /// needed.
  mutating func spend(entries: Int) -> Bool {
    if isBounded, entries > Self.mostEntries { isSpent = true }
    return spend(entries)
  }
}
