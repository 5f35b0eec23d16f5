/// The work that the simplex method may still do in one solve, in visits to entries of its tableaus.
struct Effort {
  /// How many visits remain.
  var remaining = Int.max
  /// How many were granted last.
  private var granted = Int.max
  /// How many were made before they were granted.
  private var before = 0
  /// Whether more were needed; nothing found since then counts.
  var isSpent = false

  /// The most entries of a tableau where the work is bounded: 32 MB.
  ///
  /// What has more cannot be solved with the work that is left after looking at each entry a few times, and
  /// the memory is not worth trying.
  private static let mostEntries = 4_000_000
  /// Whether the work is bounded at all.
  private var isBounded = false

  /// Allows as much work as the options say.
  mutating func grant(_ limit: Int?) {
    before = total
    granted = max(0, limit ?? .max)
    remaining = granted
    isSpent = false
    isBounded = limit != nil
  }

  /// How many visits were made in all solves.
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
