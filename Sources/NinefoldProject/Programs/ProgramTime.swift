import Synchronization

/// The time that all programs of a run may take together.
package final class ProgramTime: Sendable {
  private let left: Mutex<Double>

  /// - Parameter seconds: The available time, in seconds.
  package init(seconds: Double) { left = Mutex(seconds) }

  /// Returns the remaining time, in seconds, at most the given number.
  package func left(atMost seconds: Double) -> Double {
    left.withLock { max(0, min($0, seconds)) }
  }

  /// Subtracts the time that a program took, in seconds.
  func spend(_ seconds: Double) { left.withLock { $0 -= seconds } }
}
