/// What one document had to do with suppressions, by their numbers in its configuration.
package struct LintUse: Sendable {
  /// The number of the configuration.
  package var configuration: Int
  /// Those that suppressed a finding.
  package var matched: Set<Int> = []
  /// Those that are about something in the document.
  package var present: Set<Int> = []
}
