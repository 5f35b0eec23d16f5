/// What one document had to do with suppressions, by their numbers in its configuration.
struct LintUse: Sendable {
  /// The number of the configuration.
  var configuration: Int
  /// Those that suppressed a finding.
  var matched: Set<Int> = []
  /// Those that are about something in the document.
  var present: Set<Int> = []
}
