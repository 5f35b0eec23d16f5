/// The usage of suppressions in one document, by their indices in its configuration.
package struct SuppressionUsage: Sendable {
  /// The index of the configuration.
  package var configuration: Int
  /// The suppressions that were used.
  package var matched: Set<Int> = []
  /// The suppressions whose target is in the document.
  package var present: Set<Int> = []
}
