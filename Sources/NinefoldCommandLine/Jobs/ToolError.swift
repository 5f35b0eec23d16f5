import NinefoldProject

/// The reason why the tool could not do its work.
///
/// The exit status is 2.
enum ToolError: Error, Hashable, Sendable {
  /// The command line is invalid.
  case usage(UsageError)
  /// An error of the environment, such as an unreadable file.
  case environment(EnvironmentError)

  /// The message, in lower case and without a full stop.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .environment(let error): error.message
    }
  }
}

extension ToolError {
  /// Calls a function that accesses files, and converts its errors.
  static func rethrowing<Result>(
    file work: @autoclosure () throws(FileError) -> Result
  ) throws(ToolError) -> Result {
    do throws(FileError) { return try work() } catch { throw .environment(.file(error)) }
  }

  /// Calls a function that depends on the environment, and converts its errors.
  static func rethrowing<Result>(
    environment work: @autoclosure () throws(EnvironmentError) -> Result
  ) throws(ToolError) -> Result {
    do throws(EnvironmentError) { return try work() } catch { throw .environment(error) }
  }

  /// Calls a function that depends on the command line, and converts its errors.
  static func rethrowing<Result>(
    usage work: @autoclosure () throws(UsageError) -> Result
  ) throws(ToolError) -> Result {
    do throws(UsageError) { return try work() } catch { throw .usage(error) }
  }
}
