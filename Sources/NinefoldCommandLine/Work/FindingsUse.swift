/// What the findings of a command, whose results are something else, do to the exit status.
enum FindingsUse: String, CaseIterable, Sendable {
  /// Findings of error severity are told by the status.
  case report
  /// They are, only where they leave a document without a result.
  case ignore
}
