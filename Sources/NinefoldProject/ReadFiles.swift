import Synchronization

/// The files that a run has read, by identity, so that no output takes the place of one of them.
package final class ReadFiles: Sendable {
  /// What the run of this thread has read; nil outside of runs.
  ///
  /// Workers take it over from the thread that starts them.
  package static let current = TaskLocal<ReadFiles?>(wrappedValue: nil)

  private let identities = Mutex<Set<FileIdentity>>([])

  /// Does the work of a run, whose files are noted.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work returns.
  package static func noted<Result>(during work: () -> Result) -> Result {
    current.withValue(ReadFiles(), operation: work)
  }

  /// Notes a file that is read.
  package func insert(_ identity: FileIdentity) {
    identities.withLock { _ = $0.insert(identity) }
  }

  /// Whether a file was read.
  package func contains(_ identity: FileIdentity) -> Bool {
    identities.withLock { $0.contains(identity) }
  }
}
