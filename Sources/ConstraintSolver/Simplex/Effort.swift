/// The remaining work of the simplex method in one solve, in visits to entries of its tableaus.
struct Effort {
  /// The number of remaining visits.
  var remaining = Int.max
  /// The number of visits that were last granted.
  private var granted = Int.max
  /// The number of visits made before the last grant.
  private var before = 0
  /// Whether more visits were required, so that later results are invalid.
  var isSpent = false

  /// The maximum number of entries in a tableau if the work is limited: 32 MB.
  ///
  /// A larger tableau cannot be solved with the work that remains after visiting each entry a few
  /// times, so its memory is not allocated.
  private static let mostEntries = 4_000_000
  /// Whether the work is limited.
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

  /// Subtracts work, and returns whether enough remained.
  @inline(__always)
  @discardableResult
  mutating func spend(_ visits: Int) -> Bool {
    remaining -= visits
    if remaining < 0 { isSpent = true }
    return !isSpent
  }

  /// Subtracts the work for creating a tableau, and returns whether enough remained, and its memory
  /// is not too large.
  mutating func spend(entries: Int) -> Bool {
    if isBounded, entries > Self.mostEntries { isSpent = true }
    return spend(entries)
  }
}
