/// The effect of findings on the exit status of a command that has other results.
enum FindingsPolicy: String, CaseIterable, Sendable {
  /// Findings of error severity lead to a nonzero status.
  case report
  /// Only errors that leave a document without a result lead to a nonzero status.
  case ignore
}
