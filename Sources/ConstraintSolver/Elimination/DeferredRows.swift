/// The rows over three or more roots.
///
/// Each row watches three of its roots, and is retried when one of these is eliminated: before
/// that, it cannot have fewer than three. This makes elimination linear in practice. It corresponds
/// to the watched literals of satisfiability solvers: M. W. Moskewicz et al., "Chaff: engineering
/// an efficient SAT solver", Design Automation Conference 2001.
struct DeferredRows: ~Copyable {
  private(set) var rows = Buffer<DeferredRow>()
  private var watches = Buffer<WatchedRow>()
  /// The rows with an eliminated watched root.
  private(set) var pending = Buffer<Int32>()
  /// The number of unused rows; if it is 0, there are no watches.
  private(set) var waitingCount = 0

  /// Removes all rows.
  mutating func removeAll() {
    rows.removeAll()
    watches.removeAll()
    pending.removeAll()
    waitingCount = 0
  }

  /// Copies the rows of another elimination and their watches; the lists are stored in the nodes.
  mutating func copy(_ other: borrowing DeferredRows) {
    rows.copy(other.rows)
    watches.copy(other.watches)
    waitingCount = other.waitingCount
  }

  /// The number of entries in watch lists.
  var watchCount: Int { watches.count }

  /// Adds a row with at least three roots, of which three are given.
  mutating func append(
    _ constraint: Int32, watching terms: UncheckedSpan<ReducedTerm>,
    _ nodes: UnionFindNodes
  ) {
    rows.append(DeferredRow(constraint: constraint, generation: 0))
    waitingCount &+= 1
    watch(Int32(rows.count - 1), terms, nodes)
  }

  /// Registers a row with three of its roots.
  mutating func watch(
    _ row: Int32, _ terms: UncheckedSpan<ReducedTerm>, _ nodes: UnionFindNodes
  ) {
    let generation = rows[row].generation
    let first = Int32(truncatingIfNeeded: watches.count)
    let reserved = watches.reserved(for: 3)
    for position in 0..<3 {
      let root = terms[position].root
      reserved[position] = WatchedRow(
        row: row, generation: generation, next: nodes[root].firstWatch)
      nodes[root].firstWatch = OptionalIndex(first &+ Int32(truncatingIfNeeded: position))
    }
    watches.commit(3)
  }

  /// Queues the rows of a list whose root was eliminated.
  @inline(__always)
  mutating func wake(from first: OptionalIndex) {
    let rows = rows.span
    let watches = watches.span
    let reserved = pending.reserved(for: watches.count)
    var found = 0
    var link = first
    while let index = link.index {
      let entry = watches[index]
      // 1 if the row still watches the root. A condition would become a branch.
      let difference = UInt32(bitPattern: rows[entry.row].generation ^ entry.generation)
      let isValid = Int((UInt64(difference) &- 1) &>> 63)
      rows[entry.row].generation &+= Int32(truncatingIfNeeded: isValid)
      reserved[found] = entry.row
      found &+= isValid
      link = entry.next
    }
    pending.commit(found)
  }

  /// Toggles whether a row has been applied.
  mutating func toggle(_ row: Int32) {
    rows[row].generation = ~rows[row].generation
    waitingCount &+= rows[row].generation < 0 ? -1 : 1
  }

  /// Undoes the changes since the queue was empty, given the number of watch list entries at that
  /// time.
  mutating func undo(watchCount: Int) {
    for position in 0..<pending.count {
      let row = pending[position]
      if rows[row].generation < 0 { toggle(row) }
      rows[row].generation -= 1
    }
    pending.removeAll()
    watches.truncate(to: watchCount)
  }

  /// Empties the queue.
  mutating func removePending() {
    pending.removeAll()
  }
}
