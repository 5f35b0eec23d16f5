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
      values. For bash, save it as 'ninefold' in ~/.local/share/bash-completion/completions; for
      zsh, as '_ninefold' in a folder of $fpath; for fish, as 'ninefold.fish' in
      ~/.config/fish/completions.
      """,
    options: [],
    examples: [
      ("ninefold completions zsh > _ninefold", "Write the script for zsh"),
      ("ninefold completions man > ninefold.1", "Write the manual page"),
    ])

  enum Reader: String, CaseIterable {
    case bash, zsh, fish, man
  }

  static let actions = Reader.allCases.map(\.rawValue)

  let reader: Reader

  init(_ arguments: Arguments) throws(UsageError) {
    let word = try arguments.operand("bash, zsh, fish or man")
    guard let reader = Reader(rawValue: word) else {
      throw .unexpectedOperand(word)
    }
    self.reader = reader
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let manuals = Tool.commands.map { $0.manual }
    let text =
      switch reader {
      case .bash: BashCompletion.text(manuals)
      case .zsh: ZshCompletion.text(manuals)
      case .fish: FishCompletion.text(manuals)
      case .man:
        ManualPage.text(manuals, summary: GeneralHelp.summary, statuses: GeneralHelp.statuses)
      }
    try console.print(text)
    return .clean
  }
}
