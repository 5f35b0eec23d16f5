/// How an option or a flag is spelled and what it does, as `--help` prints it.
///
/// Options are told apart by their names and by what stands for their values: one that takes several is another.
package struct OptionDescription: Hashable, Sendable {
  /// The name with its two dashes, such as `--output`.
  package var name: String
  /// The short name with its dash, such as `-o`.
  package var short: String?
  /// What stands for the value in help, such as `FOLDER`; nil for a flag.
  package var placeholder: String?
  /// Whether help leaves it out: it serves the work on Ninefold itself.
  package var isHidden: Bool
  /// Makes the help, which few runs ask for.
  private var makeHelp: @Sendable () -> String

  /// Describes an option; `help` is made when somebody asks for it.
  package init(
    name: String, short: String?, placeholder: String?,
    help: @autoclosure @escaping @Sendable () -> String, isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.isHidden = isHidden
    makeHelp = help
  }

  /// What it does, in one sentence without a full stop.
  package var help: String {
    get { makeHelp() }
    set { makeHelp = { newValue } }
  }

  /// Whether name and placeholder are the same.
  package static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.placeholder == second.placeholder
  }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether a spelling on the command line means this option.
  package func isSpelled(_ spelling: some StringProtocol) -> Bool {
    spelling == name || (short.map { spelling == $0 } ?? false)
  }

  /// The spellings with the placeholder, as the left column of help has them.
  package var usage: String {
    let names = short.map { "\($0), \(name)" } ?? "    \(name)"
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}
