/// The effect of findings on the messages and the exit status of a command that has other results.
enum FindingsPolicy: String, CaseIterable, Sendable {
  /// Findings are printed, and those of error severity lead to a nonzero status.
  case report
  /// Only errors that leave a document without a result are printed and lead to a nonzero status.
  case ignore
}
