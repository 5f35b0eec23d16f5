/// One of the things that the tool does.
protocol Command: Sendable {
  /// What `--help` says.
  static var manual: Manual { get }

  /// Where results go: looked at before any work is done.
  var outputs: [OutputTarget] { get }

  /// Takes what the command line says.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does it.
  func run(_ console: Console) throws(ToolError) -> ExitStatus
}

extension Command {
  /// A command that writes no file.
  var outputs: [OutputTarget] { [] }
}
