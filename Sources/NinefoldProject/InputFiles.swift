import Synchronization

/// The identities of the files that a run has read, so that no output replaces one of them.
package final class InputFiles: Sendable {
  /// The files that the current run has read, or `nil` outside of runs.
  ///
  /// Workers inherit it from the thread that starts them.
  package static let current = TaskLocal<InputFiles?>(wrappedValue: nil)

  private let identities = Mutex<Set<FileIdentity>>([])

  /// Performs the work of a run and records the files that it reads.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work returns.
  package static func noted<Result>(during work: () -> Result) -> Result {
    current.withValue(InputFiles(), operation: work)
  }

  /// Records a file that is read.
  package func insert(_ identity: FileIdentity) {
    identities.withLock { _ = $0.insert(identity) }
  }

  /// Returns whether a file was read.
  package func contains(_ identity: FileIdentity) -> Bool {
    identities.withLock { $0.contains(identity) }
  }
}
