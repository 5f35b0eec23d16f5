/// The motions of the variables that the constraints do not determine.
///
/// All directions along the optimal face are linear combinations of a few independent ones; each
/// variable moves by a multiple of each direction.
package struct Motions: Sendable {
  /// The component of a variable in a direction.
  struct Part: BitwiseCopyable, Sendable {
    /// The number of the direction.
    var direction: Int32
    var factor: Double
  }

  /// The parts of all variables, one variable after another, sorted by direction for each.
  private var parts: [Part] = []
  /// The index of the first part of each variable, followed by the end index.
  private var starts: [Int]

  /// Creates motions without variables.
  ///
  /// - Parameter variableCount: The number of variables that will be added.
  init(variableCount: Int) {
    starts = [0]
    starts.reserveCapacity(variableCount + 1)
  }

  /// Appends a variable that moves `scale` times as much as a root.
  mutating func append(_ root: UncheckedSpan<Part>, scale: Double) {
    for part in root {
      parts.append(Part(direction: part.direction, factor: scale * part.factor))
    }
    starts.append(parts.count)
  }

  /// Appends a variable that does not move.
  mutating func appendFixed() {
    starts.append(parts.count)
  }

  /// Returns whether the difference of two variables varies among the optima.
  package func differenceVaries(between first: Variable, and second: Variable) -> Bool {
    var (position, other) = (starts[Int(first.index)], starts[Int(second.index)])
    let end = starts[Int(first.index) + 1]
    let count = end - position
    guard count == starts[Int(second.index) + 1] - other else { return true }
    while position < end {
      let (part, otherPart) = (parts[position], parts[other])
      let size = max(abs(part.factor), abs(otherPart.factor))
      // Differences within rounding errors are ignored.
      guard part.direction == otherPart.direction,
        abs(part.factor - otherPart.factor) <= 1e-9 * size
      else { return true }
      position += 1
      other += 1
    }
    return false
  }
}
