/// The spelling and description of an option or a flag, as printed by `--help`.
///
/// Options are identified by their names and placeholders: a variant that accepts several values is
/// a different option.
package struct OptionDescription: Hashable, Sendable {
  /// The name with its two dashes, such as `--output`.
  package var name: String
  /// The short name with its dash, such as `-o`.
  package var short: String?
  /// The placeholder for the value in help, such as `FOLDER`, or `nil` for a flag.
  package var placeholder: String?
  /// Whether help omits the option: it serves the development of Ninefold itself.
  package var isHidden: Bool
  /// Creates the description, which few runs need.
  private var makeHelp: @Sendable () -> String
  /// Creates the details, for the same reason.
  private var makeDetails: @Sendable () -> String = { "" }
  /// Creates the values that shells offer.
  private var makeOffered: @Sendable () -> OfferedValues? = { nil }

  /// Creates a description of an option.
  ///
  /// `help` is called only if it is printed.
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

  /// The description, in one or two lines of help without a full stop.
  package var help: String {
    get { makeHelp() }
    set { makeHelp = { newValue } }
  }

  /// The addition to the description on the command's page and in the manual, in sentences with full
  /// stops, or empty.
  package var details: String { makeDetails() }

  /// The values that shells offer, or `nil` to derive them from the placeholder.
  package var offered: OfferedValues? { makeOffered() }

  /// The description with the details.
  package var fullHelp: String { details.isEmpty ? help : "\(help). \(details)" }

  /// Sets the details.
  package mutating func detail(_ details: @escaping @Sendable () -> String) {
    makeDetails = details
  }

  /// Sets the values that shells offer.
  package mutating func offer(_ values: @escaping @Sendable () -> OfferedValues) {
    makeOffered = values
  }

  /// Returns whether names and placeholders are the same.
  package static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.placeholder == second.placeholder
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns whether a spelling on the command line denotes this option.
  package func isSpelled(_ spelling: some StringProtocol) -> Bool {
    spelling == name || (short.map { spelling == $0 } ?? false)
  }

  /// The spellings with the placeholder, for the left column of help.
  package var usage: String {
    let names = short.map { "\($0), \(name)" } ?? "    \(name)"
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}
