/// What `ninefold --help` prints.
enum GeneralHelp {
  /// The whole text.
  static var text: String {
    "Usage: ninefold COMMAND …\n\n"
      + TextColumns.wrapped(
        "Compiles Interface Builder documents: decides what storyboards and xibs mean in each of "
          + "the nine size-class cells and on each device, solves their Auto Layout, and says so.")
      + "\nCommands:\n"
      + TextColumns.table(Tool.commands.map { ($0.manual.name, $0.manual.summary) })
      + "\nOptions:\n"
      + TextColumns.table([
        ("-h, --help", "Print this help; 'ninefold COMMAND --help' prints that of a command"),
        ("    --version", "Print the version"),
      ])
        + """

        Exit status:
          0  nothing is wrong
          1  there are findings of error severity
          2  the command line or the environment is wrong

        """
  }
}
