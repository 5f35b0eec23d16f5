import NinefoldProject

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

extension ToolError {
  /// Does work with files.
  static func rethrowing<Result>(
    file work: @autoclosure () throws(FileError) -> Result
  ) throws(ToolError) -> Result {
    do throws(FileError) { return try work() } catch { throw .environment(.file(error)) }
  }

  /// Does work that the environment may not allow.
  static func rethrowing<Result>(
    environment work: @autoclosure () throws(EnvironmentError) -> Result
  ) throws(ToolError) -> Result {
    do throws(EnvironmentError) { return try work() } catch { throw .environment(error) }
  }

  /// Does work that the command line may be wrong for.
  static func rethrowing<Result>(
    usage work: @autoclosure () throws(UsageError) -> Result
  ) throws(ToolError) -> Result {
    do throws(UsageError) { return try work() } catch { throw .usage(error) }
  }
}
