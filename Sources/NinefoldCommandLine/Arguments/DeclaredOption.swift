import Reporting

/// The declaration of an option or a flag.
protocol DeclaredOption: Sendable {
  var description: OptionDescription { get }
}

extension Manual {
  /// Creates the manual of a command with its options in the order of the help, followed by those
  /// that all commands have.
  init(
    name: String, summary: String, usage: [String],
    about: @autoclosure @escaping @Sendable () -> String, options: [any DeclaredOption],
    examples: [(line: String, effect: String)]
  ) {
    let shared: [any DeclaredOption] = [Option.color, Flag.help]
    self.init(
      name: name, summary: summary, usage: usage, about: about(),
      describing: (options + shared).map(\.description), examples: examples)
  }
}
