/// What `--help` says of a command.
struct Manual: Sendable {
  /// The command's name.
  var name: String
  /// What it does, in one line without a full stop, for the list of commands.
  var summary: String
  /// What stands after the name, one line for each way to use it.
  var usage: [String]
  /// What it does, in sentences.
  var paragraphs: [String]
  /// The options in the order of the help, with those that all commands have.
  let options: [OptionDescription]

  init(
    name: String, summary: String, usage: [String], paragraphs: [String],
    options: [OptionDescription]
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.paragraphs = paragraphs
    let help = options.firstIndex(of: Flag.help.description) ?? options.endIndex
    self.options = options[..<help] + [Option.color.description] + options[help...]
  }

  /// The whole text.
  var text: String {
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
