import Synchronization

/// The time that programs may take in all of a run.
package final class ProgramTime: Sendable {
  private let left: Mutex<Double>

  /// - Parameter seconds: The seconds that there are.
  package init(seconds: Double) { left = Mutex(seconds) }

  /// The seconds that are left; not more than there are, whatever is asked for.
  package func left(atMost seconds: Double) -> Double {
    left.withLock { max(0, min($0, seconds)) }
  }

  /// Counts seconds that a program took.
  func spend(_ seconds: Double) { left.withLock { $0 -= seconds } }
}
