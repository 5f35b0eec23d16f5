/// The content of a command's `--help`.
package struct Manual: Sendable {
  package var name: String
  /// A description in one line without a full stop, for the list of commands.
  package var summary: String
  /// The text after the name, one line for each form of use.
  package var usage: [String]
  /// Creates the description, in paragraphs separated by empty lines, which few runs need.
  private let about: @Sendable () -> String
  /// The options in the order of the help.
  package let options: [OptionDescription]
  /// The operands that shells offer.
  package let operands: OfferedValues
  /// Command lines with their effects, for the end of the help.
  package let examples: [(line: String, effect: String)]

  package init(
    name: String, summary: String, usage: [String],
    about: @autoclosure @escaping @Sendable () -> String,
    describing options: [OptionDescription], operands: OfferedValues = .paths,
    examples: [(line: String, effect: String)]
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.about = about
    self.options = options
    self.operands = operands
    self.examples = examples
  }

  /// The description as a list of paragraphs.
  package var paragraphs: [String] {
    about().split(separator: "\n\n").map { String($0.replacing("\n", with: " ")) }
  }

  /// The whole text.
  package var text: String {
    var text = ""
    for (index, line) in usage.enumerated() {
      text +=
        (index == 0 ? "Usage: " : "       ") + "ninefold \(name)\(line.isEmpty ? "" : " " + line)\n"
    }
    for paragraph in paragraphs { text += "\n" + TextColumns.wrapped(paragraph) }
    let groups = groups
    let names = groups.flatMap { $0.options.map(\.usage) }
    for (group, options) in groups {
      text += "\n\(groups.count > 1 ? group.title : "Options"):\n"
      text += TextColumns.table(options.map { ($0.usage, $0.help) }, alignedWith: names)
    }
    if options.contains(where: { !$0.details.isEmpty }) {
      text += "\nDetails: docs/commands/\(name).md, or the manual page ninefold(1)\n"
    }
    guard !examples.isEmpty else { return text }
    text += "\nExamples:\n"
    text += examples.map { "  # \($0.effect)\n  \($0.line)\n" }.joined(separator: "\n")
    return text
  }
}
