import Reporting

/// The output of `ninefold --help`.
enum GeneralHelp {
  /// The description of the tool, in sentences.
  static let summary =
    """
    Compile, lint and preview Interface Builder documents (storyboards and xibs). Ninefold \
    resolves documents for all nine size-class cells and for any device, and solves their Auto \
    Layout constraints.
    """

  /// The first uses.
  static let examples = [
    CommandExample("ninefold lint App", "Report the problems of all documents below App"),
    CommandExample("ninefold preview App --html page.html", "Draw all scenes on one page"),
    CommandExample("ninefold explain duplicate-id", "Explain a finding"),
  ]

  /// The exit statuses and their meanings.
  static let statuses = [
    (0, "no findings of error severity"), (1, "findings of error severity"),
    (2, "the command line is invalid, or a file, folder or tool cannot be used"),
  ]

  /// The commands by use, in the order of the help.
  static let groups: [(title: String, commands: [any Command.Type])] = [
    ("Check", [LintCommand.self, UpgradeCommand.self, FontsCommand.self]),
    ("Ask", [OutlineCommand.self, FindCommand.self, InspectCommand.self, RecipeCommand.self]),
    ("Draw", [PreviewCommand.self, FlowCommand.self, TransitionCommand.self]),
    (
      "Compile",
      [CompileCommand.self, CodegenCommand.self, AssetsCommand.self, ThinCommand.self]
    ),
    (
      "Compare and review",
      [CompareCommand.self, ReviewCommand.self, RecordCommand.self, VerifyCommand.self]
    ),
    ("Edit, and work in a team", [EditCommand.self, MergeCommand.self, SettleCommand.self]),
    (
      "Explain",
      [ExplainCommand.self, WhyCommand.self, DevicesCommand.self, DumpCommand.self]
    ),
    (
      "Work in an editor, agent or shell",
      [LanguageServerCommand.self, ContextServerCommand.self, CompletionsCommand.self]
    ),
  ]

  static var text: String {
    "Usage: ninefold COMMAND …\n\n" + TextColumns.wrapped(summary)
      + groups.map { title, commands in
        "\n\(title):\n"
          + TextColumns.table(
            commands.map { ($0.name, $0.manual.summary) },
            alignedWith: Tool.commands.map { $0.name })
      }.joined()
      + "\nOptions:\n"
      + TextColumns.table([
        (
          "-h, --help",
          "Print this help; for a command, 'ninefold help COMMAND' or 'ninefold COMMAND --help'"
        ),
        ("    --version", "Print the version"),
      ])
      + "\nFor build systems:\n"
      + TextColumns.table([
        (
          "@FILE",
          "As the first argument, read arguments from FILE, one per line"
        ),
        (
          BuildWorker.argument,
          """
          As the last argument, run as a Bazel worker, which reads one command line after another \
          as JSON from standard input; see docs/guide/builds.md
          """
        ),
        (
          InterfaceBuilderCommand.name,
          """
          As the first argument, or as the program's name, accept the command line of Apple's \
          ibtool; see docs/guide/ibtool.md
          """
        ),
      ])
      + "\nExamples:\n"
      + examples.map { "  # \($0.purpose)\n  \($0.line)\n" }.joined(separator: "\n")
      + "\nExit status:\n" + statuses.map { "  \($0)  \($1)\n" }.joined()
  }
}
