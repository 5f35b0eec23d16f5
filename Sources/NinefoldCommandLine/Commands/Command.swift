import Reporting
import Ninefold
import NinefoldProject

/// A command of the tool.
protocol Command: Sendable {
  /// The first argument that selects the command.
  static var name: String { get }

  static var manual: Manual { get }

  /// The subcommands, or empty if there are none.
  static var actions: [String] { get }

  /// The destinations of results.
  ///
  /// They are checked before any work is done.
  var outputs: [OutputTarget] { get }

  /// Reads the command line.
  init(_ arguments: Arguments) throws(UsageError)

  func run(_ console: Console) throws(ToolError) -> ExitStatus
}

extension Command {
  /// By default, a command has no subcommands.
  static var actions: [String] { [] }

  /// Returns the error for an unknown subcommand.
  static func unknown(_ action: String) -> UsageError {
    let nearest = NearestName.nearest(to: action, among: actions) ?? actions.first
    return .unknownCommand(
      "\(name) \(action)", nearest: nearest.map { "\(name) \($0)" })
  }

  /// By default, a command writes no files.
  var outputs: [OutputTarget] { [] }
}
