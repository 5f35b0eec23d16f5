/// The motions of the variables that the constraints do not determine.
///
/// All ways along the face of optima are sums of multiples of a few directions, which are independent of each other; each
/// variable moves by a multiple of each direction.
package struct Motions: Sendable {
  /// The component of a variable in a direction.
  struct Part: BitwiseCopyable, Sendable {
    /// The number of the direction.
    var direction: Int32
    var factor: Double
  }

  /// The parts of all variables, one variable after another, those of each in the order of directions.
  private var parts: [Part] = []
  /// The index of the first part of each variable, followed by the end index.
  private var starts: [Int]

  /// No motions of no variables.
  ///
  /// - Parameter variableCount: The number of variables that will be added.
  init(variableCount: Int) {
    starts = [0]
    starts.reserveCapacity(variableCount + 1)
  }

  /// Adds a variable that moves `scale` times as a root does.
  mutating func append(_ root: UncheckedSpan<Part>, scale: Double) {
    for part in root {
      parts.append(Part(direction: part.direction, factor: scale * part.factor))
    }
    starts.append(parts.count)
  }

  /// Adds a variable that does not move.
  mutating func appendFixed() {
    starts.append(parts.count)
  }

  /// Returns whether the difference of two variables is not the same in all optima.
  package func movesApart(_ first: Variable, _ second: Variable) -> Bool {
    var (position, other) = (starts[Int(first.index)], starts[Int(second.index)])
    let end = starts[Int(first.index) + 1]
    let count = end - position
    guard count == starts[Int(second.index) + 1] - other else { return true }
    while position < end {
      let (part, otherPart) = (parts[position], parts[other])
      let size = max(abs(part.factor), abs(otherPart.factor))
      // Differences of no more than rounding.
      guard part.direction == otherPart.direction,
        abs(part.factor - otherPart.factor) <= 1e-9 * size
      else { return true }
      position += 1
      other += 1
    }
    return false
  }
}
