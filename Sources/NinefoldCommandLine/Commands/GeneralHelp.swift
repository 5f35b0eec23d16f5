import Reporting

/// The output of `ninefold --help`.
enum GeneralHelp {
  /// The description of the tool, in sentences.
  static let summary =
    """
    Compiles Interface Builder documents: decides what storyboards and xibs mean in each of the nine \
    size-class cells and on each device, solves their Auto Layout, and says so.
    """

  /// The exit statuses and their meanings.
  static let statuses = [
    (0, "nothing is wrong"), (1, "there are findings of error severity"),
    (2, "the command line or the environment is wrong"),
  ]

  static var text: String {
    "Usage: ninefold COMMAND …\n\n" + TextColumns.wrapped(summary)
      + "\nCommands:\n"
      + TextColumns.table(Tool.commands.map { ($0.manual.name, $0.manual.summary) })
      + "\nOptions:\n"
      + TextColumns.table([
        (
          "-h, --help",
          "Print this help; 'ninefold help COMMAND' and 'ninefold COMMAND --help' print that of a command"
        ),
        ("    --version", "Print the version"),
      ])
      + "\nFor build systems:\n"
      + TextColumns.table([
        (
          "@FILE",
          "As the first argument, stands for the arguments in FILE, each on a line of its own"
        ),
        (
          BuildWorker.argument,
          """
          As the last argument, run one command line after another, as Bazel asks for them in JSON on standard \
          input; docs/guide/builds.md tells how
          """
        ),
        (
          InterfaceBuilderCommand.name,
          """
          As the first argument, or as the program's own name, take the command line of Apple's ibtool; \
          docs/guide/ibtool.md tells how
          """
        ),
      ])
      + "\nExit status:\n" + statuses.map { "  \($0)  \($1)\n" }.joined()
  }
}
