import Reporting
import Ninefold
import NinefoldProject

import SystemCalls

/// The whole program: selects the command, and reports why it could not run.
package enum Tool {
  /// The commands in the order of the help.
  static let commands = GeneralHelp.groups.flatMap(\.commands)

  /// Runs with the arguments of the process and exits.
  package static func main() {
    // `write` reports a closed pipe, so the signal must not end the process.
    signal(SIGPIPE, SIG_IGN)
    // The same applies to a file at its size limit.
    signal(SIGXFSZ, SIG_IGN)
    StandardStreams.reserve()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let argument = firstRepaired(arguments) {
      Console.system.report(UsageError.notUTF8(argument).message)
      exit(ExitStatus.failure.rawValue)
    }
    let name = Path.lastPart(CommandLine.arguments.first ?? "")
    if InterfaceBuilderCommand.answers(to: name) {
      let status = InputFiles.noted {
        InterfaceBuilderCommand.run(arguments, name: name, console: .system)
      }
      exit(status.rawValue)
    }
    var console = Console.system
    console.endsWithRun = arguments.last != BuildWorker.argument
    let status = run(arguments, console: console)
    exit(status.rawValue)
  }

  /// Returns the first argument of the process that is not UTF-8: the text that Swift repairs it to
  /// names another file.
  private static func firstRepaired(_ arguments: [String]) -> String? {
    zip(arguments, CommandLine.unsafeArgv + 1..<CommandLine.unsafeArgv + 1 + arguments.count)
      .first { argument, pointer in
        guard let raw = pointer.pointee else { return false }
        return strcmp(argument, raw) != 0
      }?.0
  }

  /// Runs with arguments, without the program's name.
  ///
  /// An argument file is replaced by its arguments.
  package static func run(_ arguments: [String], console: Console) -> ExitStatus {
    if arguments.last == BuildWorker.argument {
      return BuildWorker(startup: Array(arguments.dropLast()), console: console).serve()
    }
    return runOnce(arguments, console: console)
  }

  /// Runs a command line once, to completion.
  ///
  /// `memory` contains what a worker keeps between requests, which must not run forever; it is `nil`
  /// for all other runs.
  static func runOnce(
    _ commandLine: [String], console: Console, keeping memory: ValueMemory? = nil
  ) -> ExitStatus {
    InputFiles.noted {
      let files = InputFiles.current.get()
      let trace = memory.map { KeptValues($0, jobs: nil).trace(isKept: false) }
      return InputFiles.current.withValue(trace.flatMap { files?.traced(by: $0) } ?? files) {
        runNoted(commandLine, console, isRequest: memory != nil)
      }
    }
  }

  private static func runNoted(
    _ commandLine: [String], _ console: Console, isRequest: Bool
  ) -> ExitStatus {
    var console = console
    var arguments = commandLine
    do throws(ToolError) {
      arguments =
        try isRequest
        ? ArgumentFile.expandingRequest(commandLine) : ArgumentFile.expandingFirst(commandLine)
      let watch = Flag.watch.description.name
      if isRequest, arguments.contains(watch) {
        console.report("\(watch) is not available in a worker")
        return .failure
      }
      if arguments.first == InterfaceBuilderCommand.name {
        return InterfaceBuilderCommand.run(
          Array(arguments.dropFirst()), name: InterfaceBuilderCommand.name, console: console)
      }
      guard let command = try read(arguments, &console) else { return .clean }
      try check(command.outputs)
      return try command.run(console)
    } catch {
      return report(error, arguments, console)
    }
  }

  /// Handles arguments that need no file access: prints help, or reports invalid arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - console: The streams to print to.
  /// - Returns: The exit status, or `nil` if the arguments name a command to run.
  package static func answer(_ arguments: [String], console: Console) -> ExitStatus? {
    if arguments.first == InterfaceBuilderCommand.name { return nil }
    var console = console
    do throws(ToolError) {
      return try read(arguments, &console) == nil ? .clean : nil
    } catch {
      return report(error, arguments, console)
    }
  }

  /// Checks whether results can be written before minutes are spent on them.
  private static func check(_ outputs: [OutputTarget]) throws(ToolError) {
    if let (path, first) = OutputTarget.conflict(among: outputs) {
      throw .usage(
        .contradiction(
          "two outputs would write '\(path)'"
            + (Path.isSame(first, path) ? "" : ", which '\(first)' also refers to")))
    }
    for output in outputs { try ToolError.rethrowing(environment: output.check()) }
  }

  private static func report(
    _ error: ToolError, _ arguments: [String], _ console: Console
  ) -> ExitStatus {
    console.report(error.message)
    if case .usage(.unselected(let lines)) = error {
      for line in lines.dropFirst() {
        console.writeError(Array((PrintedText.line(line) + "\n").utf8))
      }
      return .failure
    }
    if case .usage = error {
      let name = arguments.first.flatMap { command(named: $0)?.name }
      let help = name.map { "ninefold \($0) --help" } ?? "ninefold --help"
      console.writeError(Array("Run '\(help)' for help.\n".utf8))
    }
    return .failure
  }

  /// Returns the command that the arguments name, with its options, or `nil` after printing the
  /// help or the version.
  private static func read(
    _ arguments: [String], _ console: inout Console
  ) throws(ToolError) -> (any Command)? {
    guard let first = arguments.first else { throw .usage(.missingCommand) }
    switch first {
    case "--help", "-h":
      try console.print(GeneralHelp.text)
      return nil
    case "help":
      try console.print(help(Array(arguments.dropFirst())))
      return nil
    case "--version":
      try console.print("ninefold \(ninefoldVersion)\n")
      return nil
    default: break
    }
    guard let command = command(named: first) else { throw .usage(unknown(first)) }
    do throws(UsageError) {
      let words = try Arguments(
        Array(arguments.dropFirst()), accepting: command.manual.options)
      console.color = try words.read(.color) ?? .auto
      if !words.read(.help) { return try command.init(words) }
    } catch {
      throw .usage(error)
    }
    try console.print(command.manual.text)
    return nil
  }

  /// Returns whether an argument is an option of any command whose value is the next argument.
  static func takesValue(_ argument: String) -> Bool {
    commands.contains { command in
      command.manual.options.contains { $0.placeholder != nil && $0.isSpelled(argument) }
    }
  }

  /// Returns the help of one command, or of all.
  private static func help(_ names: [String]) throws(ToolError) -> String {
    guard let name = names.first else { return GeneralHelp.text }
    var rest = names.dropFirst()
    let text: String
    switch name {
    case InterfaceBuilderCommand.name: text = InterfaceBuilderCommand.help
    case "help", "--help", "-h", "--version": text = GeneralHelp.text
    default:
      guard let command = command(named: name) else { throw .usage(unknown(name)) }
      if !command.actions.isEmpty, let action = rest.popFirst(), !command.actions.contains(action) {
        throw .usage(command.unknown(action))
      }
      text = command.manual.text
    }
    if let word = rest.first { throw .usage(.unexpectedOperand(word)) }
    return text
  }

  private static func unknown(_ name: String) -> UsageError {
    let names = commands.map { $0.name } + ["--help", "--version"]
    let nearest = NearestName.nearest(to: name, among: names)
    return name.utf8.first == UInt8(ascii: "-")
      ? .unknownOption(name, nearest: nearest) : .unknownCommand(name, nearest: nearest)
  }

  private static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }
}
