/// Why the tool stopped before, or instead of, doing its work; the exit status is 2.
enum ToolError: Error, Hashable, Sendable {
  /// The command line is wrong.
  case usage(UsageError)
  /// The environment does not allow it.
  case environment(EnvironmentError)

  /// The error in words: lower case, no full stop.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .environment(let error): error.message
    }
  }
}
