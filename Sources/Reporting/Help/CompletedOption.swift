/// An option as shells complete it.
struct CompletedOption {
  /// The name with its two dashes.
  var name: String
  /// The short name with its dash.
  var short: String?
  var help: String
  var placeholder: String
  /// The values that shells offer, or `nil` for a flag.
  var values: OfferedValues?

  init(_ description: OptionDescription) {
    name = description.name
    short = description.short
    help = description.help
    placeholder = description.placeholder ?? ""
    values = description.placeholder.map { description.offered ?? Self.values($0) }
  }

  /// The spellings, the short one last.
  var spellings: [String] { [name] + (short.map { [$0] } ?? []) }

  /// Returns the options of a command, without hidden ones.
  static func all(of manual: Manual) -> [CompletedOption] {
    manual.options.filter { !$0.isHidden }.map { CompletedOption($0) }
  }

  /// Returns the values for a placeholder, if the option does not declare them.
  private static func values(_ placeholder: String) -> OfferedValues {
    switch placeholder {
    case "FOLDER": .folders
    case "FILE", "PATH": .paths
    default: .nothing
    }
  }
}
