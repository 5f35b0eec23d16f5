import Reporting
import Ninefold
import NinefoldProject

/// One of the things that the tool does.
protocol Command: Sendable {
  static var manual: Manual { get }

  /// The words that may follow its name and say what is done; empty where there is nothing to choose.
  static var actions: [String] { get }

  /// Where results go: looked at before any work is done.
  var outputs: [OutputTarget] { get }

  /// Takes what the command line says.
  init(_ arguments: Arguments) throws(UsageError)

  func run(_ console: Console) throws(ToolError) -> ExitStatus
}

extension Command {
  /// A command that does one thing.
  static var actions: [String] { [] }

  /// What is wrong with a word that should say what is done.
  static func unknown(_ action: String) -> UsageError {
    let nearest = NearestName.nearest(to: action, among: actions) ?? actions.first
    return .unknownCommand(
      "\(manual.name) \(action)", nearest: nearest.map { "\(manual.name) \($0)" })
  }

  /// A command that writes no file.
  var outputs: [OutputTarget] { [] }
}
