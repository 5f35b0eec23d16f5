import Reporting

/// `ninefold completions`: prints shell completions and the manual page.
struct CompletionsCommand: Command {
  static let name = "completions"

  static let manual = Manual(
    name: name, summary: "Print a shell completion script, or the manual page",
    usage: ["bash|zsh|fish|man"],
    about: """
      Print a shell completion script, or the manual page.

      Both are generated from the text of --help. A script completes commands, options and their
      values; the installed program is asked for devices, cells and rules. For bash, save it as 'ninefold' in ~/.local/share/bash-completion/completions; for
      zsh, as '_ninefold' in a folder of $fpath; for fish, as 'ninefold.fish' in
      ~/.config/fish/completions.
      """,
    options: [Option.offered], operands: .words(Reader.allCases.map(\.rawValue)),
    examples: [
      ("ninefold completions zsh > _ninefold", "Write the script for zsh"),
      ("ninefold completions man > ninefold.1", "Write the manual page"),
    ])

  /// What is printed, and for whom.
  private enum Request {
    case script(Reader)
    /// The values of a kind for a word that is incomplete.
    case values(OfferedValues.Query, word: String)
  }

  enum Reader: String, CaseIterable {
    case bash, zsh, fish, man
  }

  static let actions = Reader.allCases.map(\.rawValue)

  private let request: Request

  init(_ arguments: Arguments) throws(UsageError) {
    if let query = try arguments.read(.offered) {
      request = .values(query, word: arguments.anyOperands.first ?? "")
      return
    }
    let word = try arguments.operand("bash, zsh, fish or man")
    guard let reader = Reader(rawValue: word) else {
      throw .unexpectedOperand(word)
    }
    request = .script(reader)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    switch request {
    case .values(let query, let word): try console.print(OfferedLines.text(query, for: word))
    case .script(let reader): try console.print(Self.script(for: reader))
    }
    return .clean
  }

  private static func script(for reader: Reader) -> String {
    let manuals = Tool.commands.map { $0.manual }
    return switch reader {
    case .bash: BashCompletion.text(manuals)
    case .zsh: ZshCompletion.text(manuals)
    case .fish: FishCompletion.text(manuals)
    case .man:
      ManualPage.text(manuals, summary: GeneralHelp.summary, statuses: GeneralHelp.statuses)
    }
  }
}

extension Option where Value == OfferedValues.Query {
  /// The kind of values that a completion script asks for.
  fileprivate static var offered: Option {
    var option = Option(
      choice: "--values", "KIND", help: "Print the values of a kind for an incomplete word")
    option.description.isHidden = true
    return option
  }
}
