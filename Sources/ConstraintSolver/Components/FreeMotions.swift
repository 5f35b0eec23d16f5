/// The motions of the roots that have several values among the optima, recorded while they are
/// found.
struct FreeMotions: ~Copyable {
  /// The multiples of directions, root by root, those of each in the order of directions.
  private var parts = Buffer<Motions.Part>()
  /// The index of the first part of each root that moves.
  private var starts = Buffer<OptionalIndex>()
  /// The number of parts of each root that moves.
  private var counts = Buffer<Int32>()
  private var current = OptionalIndex.none
  private var directionCount = 0

  /// Removes all motions.
  mutating func removeAll(variableCount: Int) {
    parts.removeAll()
    starts.fill(variableCount, with: .none)
    counts.resize(to: variableCount)
    directionCount = 0
  }

  /// Begins a root; its parts follow.
  mutating func begin(_ root: Int32) {
    current = OptionalIndex(root)
    starts[root] = OptionalIndex(Int32(parts.count))
    counts[root] = 0
  }

  /// Adds a part to the root that was begun, with the number of its direction among those of its component.
  mutating func add(direction: Int, _ factor: Double) {
    parts.append(Motions.Part(direction: Int32(directionCount + direction), factor: factor))
    counts[current.unwrapped] += 1
  }

  /// Ends a component with a number of directions.
  mutating func endDirections(_ count: Int) {
    directionCount += count
  }

  /// Returns the parts of a root, which are empty if it does not move.
  func parts(of root: Int32) -> UncheckedSpan<Motions.Part> {
    guard let start = starts[root].index else { return parts.span.part(from: 0, count: 0) }
    return parts.span.part(from: Int(start), count: Int(counts[root]))
  }
}
