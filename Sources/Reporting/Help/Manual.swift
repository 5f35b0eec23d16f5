/// What `--help` says of a command.
package struct Manual: Sendable {
  /// The command's name.
  package var name: String
  /// What it does, in one line without a full stop, for the list of commands.
  package var summary: String
  /// What stands after the name, one line for each way to use it.
  package var usage: [String]
  /// What it does, in paragraphs with an empty line between them.
  private let about: String
  /// The options in the order of the help.
  package let options: [OptionDescription]

  /// Describes a command.
  package init(
    name: String, summary: String, usage: [String], about: String,
    describing options: [OptionDescription]
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.about = about
    self.options = options
  }

  /// What it does, paragraph by paragraph.
  package var paragraphs: [String] {
    about.split(separator: "\n\n").map { String($0.replacing("\n", with: " ")) }
  }

  /// The whole text.
  package var text: String {
    var text = ""
    for (index, line) in usage.enumerated() {
      text +=
        (index == 0 ? "Usage: " : "       ") + "ninefold \(name)\(line.isEmpty ? "" : " " + line)\n"
    }
    for paragraph in paragraphs { text += "\n" + TextColumns.wrapped(paragraph) }
    text += "\nOptions:\n"
    text += TextColumns.table(options.filter { !$0.isHidden }.map { ($0.usage, $0.help) })
    return text
  }
}
