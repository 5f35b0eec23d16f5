import Reporting

/// `ninefold completions`: prints shell completions and the manual page.
struct CompletionsCommand: Command {
  static let manual = Manual(
    name: "completions", summary: "Print shell completions, or the manual page",
    usage: ["bash|zsh|fish|man"],
    about: """
      Prints a script that makes a shell complete commands, options and their values, or a page for 'man'. Both
      are made from what --help prints.

      bash: put the script below ~/.local/share/bash-completion/completions as 'ninefold'. zsh: put it into a
      folder of $fpath as '_ninefold'. fish: put it below ~/.config/fish/completions as 'ninefold.fish'.
      """,
    options: [])

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
